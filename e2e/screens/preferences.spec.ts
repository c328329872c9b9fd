import { answerCookies } from '#support/account.ts';
import { expect, test } from '#support/test.ts';

test.beforeEach(({ page }) => answerCookies(page));

test('a visitor who asks for more contrast reads secondary text in the darkest ink, and sees stronger lines', async ({
  page,
}) => {
  await page.goto('/resultado');
  const lead = page.getByText('Escolha o ano e a campanha para conferir os números sorteados.');
  const field = page.getByRole('combobox', { name: 'Ano' });
  await expect(lead).toHaveCSS('color', 'rgb(69, 82, 117)');
  await expect(field).toHaveCSS('border-color', 'rgb(117, 130, 158)');

  await page.emulateMedia({ contrast: 'more' });
  await expect(lead).toHaveCSS('color', 'rgb(16, 31, 75)');
  await expect(field).toHaveCSS('border-color', 'rgb(16, 31, 75)');
});

test('with forced colours the e-mail of the code screen and the greeting of the profile keep an edge, and a button that does nothing looks like it', async ({
  page,
  customer,
  signIn,
}) => {
  await signIn(customer);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.addInitScript((cpf) => localStorage.setItem('recoveryUserCpf', cpf), customer.cpf);
  await page.goto('/recuperacao-senha/nova-senha');
  const edgeAround = (text: string) =>
    page.getByText(text).evaluate((words) => {
      let place: Element | null = words;
      while (place && getComputedStyle(place).borderTopWidth === '0px') place = place.parentElement;
      return place?.textContent ?? '';
    });
  await expect.poll(() => edgeAround('Código para trocar sua senha')).toMatch(/^Ciranda Cap/);

  const confirm = page.getByRole('button', { name: 'Confirmar código' });
  const cancel = page.getByRole('button', { name: 'Cancelar' });
  const colourOf = (element: Element) => getComputedStyle(element).color;
  expect(await confirm.evaluate(colourOf)).not.toBe(await cancel.evaluate(colourOf));
  await expect(page.getByRole('button', { name: 'Reenviar código' })).toHaveCSS('border-top-width', '0px');

  await page.goto('/perfil');
  await expect.poll(() => edgeAround('Seus títulos, prêmios e pedidos em um só lugar.')).toMatch(/^Olá/);
});

test('with forced colours a dialog keeps an edge', async ({ page, customer, sandbox, signIn }) => {
  await sandbox.giveTitles(customer, { prizeCents: [50_000], scratched: true });
  await signIn(customer);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/minhas-premiacoes/troca');
  await page.getByRole('button', { name: 'Finalizar' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Trocar por novos títulos?' })).toHaveCSS(
    'border-top-width',
    '2px',
  );
});
