import type { Locator } from '@playwright/test';
import { follow } from '#support/follow.ts';
import { openCard } from '#support/scratch.ts';
import { expect, test } from '#support/test.ts';

test('who asks for more contrast reads secondary text in the darkest ink, and sees stronger lines', async ({
  page,
  customer,
  signIn,
}) => {
  await signIn(customer);
  await test.step('/resultado', async () => {
    await page.goto('/resultado');
    const lead = page.getByText('Escolha o ano e a campanha para conferir os números sorteados.');
    const field = page.getByRole('combobox', { name: 'Ano' });
    await expect(lead).toHaveCSS('color', 'rgb(69, 82, 117)');
    await expect(field).toHaveCSS('border-color', 'rgb(117, 130, 158)');

    await page.emulateMedia({ contrast: 'more' });
    await expect(lead).toHaveCSS('color', 'rgb(16, 31, 75)');
    await expect(field).toHaveCSS('border-color', 'rgb(16, 31, 75)');
  });

  await test.step('/minhas-premiacoes', async () => {
    await page.emulateMedia({ contrast: 'no-preference' });
    await follow(page, '/minhas-premiacoes');
    const colorOf = (words: string) =>
      page.getByText(words).evaluate((element) => getComputedStyle(element).color);
    const reason = page.getByText('A transferência fica disponível quando você tiver um prêmio a receber.');
    await expect(reason).not.toHaveCSS('color', await colorOf('Nenhum prêmio a receber'));
    await page.emulateMedia({ contrast: 'more' });
    await expect(reason).toHaveCSS('color', await colorOf('Nenhum prêmio a receber'));
  });
});

test('with forced colours what only a colour shows keeps an edge or another colour', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  const [number = ''] = await sandbox.giveTitles(customer, { prizeCents: [50_000], scratched: true });
  await signIn(customer);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.addInitScript((cpf) => localStorage.setItem('recoveryUserCpf', cpf), customer.cpf);
  const edgeAround = (text: string) =>
    page.getByText(text).evaluate((words) => {
      let place: Element | null = words;
      while (place && getComputedStyle(place).borderTopWidth === '0px') place = place.parentElement;
      return place?.textContent ?? '';
    });

  await test.step('the e-mail of the code screen, and a button that does nothing', async () => {
    await page.goto('/recuperacao-senha/nova-senha');
    await expect.poll(() => edgeAround('Código para trocar sua senha')).toMatch(/^Ciranda Cap/);
    const colourOf = (name: string) =>
      page.getByRole('button', { name }).evaluate((element) => getComputedStyle(element).color);
    expect(await colourOf('Confirmar código')).not.toBe(await colourOf('Cancelar'));
    await expect(page.getByRole('button', { name: 'Reenviar código' })).toHaveCSS('border-top-width', '0px');
  });

  await test.step('the greeting of the profile', async () => {
    await follow(page, '/perfil');
    await expect.poll(() => edgeAround('Seus títulos, prêmios e pedidos em um só lugar.')).toMatch(/^Olá/);
  });

  await test.step('a dialog', async () => {
    await follow(page, '/minhas-premiacoes/troca');
    await page.getByRole('button', { name: 'Finalizar' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Trocar por novos títulos?' });
    await expect(dialog).toHaveCSS('border-top-width', '2px');
  });

  await test.step('the three cells that won', async () => {
    await openCard(page, number);
    const won = page.getByRole('img', { name: /parte do trio premiado$/ });
    await expect(won).toHaveCount(3);
    const others = page.getByRole('img', { name: /^Campo \d: R\$\s[\d.,]+$/ });
    const borderOf = (cells: Locator) =>
      cells.first().evaluate((cell) => getComputedStyle(cell).borderTopColor);
    expect(await borderOf(won)).not.toBe(await borderOf(others));
  });
});
