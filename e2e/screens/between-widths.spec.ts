import type { Locator, Page } from '@playwright/test';
import { answerCookies } from '#support/account.ts';
import { expectComplete } from '#support/complete.ts';
import { follow } from '#support/follow.ts';
import { expect, expectNoSidewaysScroll, test } from '#support/test.ts';

/** Leads to a screen, at once if it is the first; the width is set before. */
async function open(page: Page, path: string, heading: string | RegExp, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await (page.url() === 'about:blank' ? page.goto(path) : follow(page, path));
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expectComplete(page);
}

const topsOf = (elements: Locator) =>
  elements.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));

test('the public screens fit between the three widths', async ({ page }) => {
  await answerCookies(page);

  await test.step('the header fits around the change from two rows to one', async () => {
    await open(page, '/resultado', 'Resultados', 755);
    for (const width of [755, 761, 766, 771, 790, 799, 800, 805]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
  });

  await test.step('the social networks of the footer are in one row', async () => {
    const networks = page.getByRole('contentinfo').getByRole('link', { name: /abre em nova aba/ });
    await expect(networks).toHaveCount(6);
    for (const width of [320, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      expect(new Set(await topsOf(networks)).size, `at ${width} pixels`).toBe(1);
    }
  });

  await test.step('at 1024 pixels no round of the results is alone in its row', async () => {
    await page.setViewportSize({ width: 1024, height: 900 });
    const rounds = page.getByRole('region', { name: 'Números da sorte' }).getByRole('listitem');
    await expect(rounds).toHaveCount(4);
    const rows = await topsOf(rounds);
    expect(rows.filter((row) => row === rows[0])).toHaveLength(2);
  });

  await test.step('at 1024 pixels the login form has space beside its panel', async () => {
    await open(page, '/login', 'Faça Login para continuar', 1024);
    const field = page.getByRole('textbox', { name: 'CPF' });
    await expect.poll(async () => (await field.boundingBox())?.width).toBeGreaterThan(380);
  });

  await test.step('at 1024 pixels short fields of the sign-up share a row', async () => {
    await open(page, '/cadastro/passos/1', 'Crie sua conta', 1024);
    const top = async (name: string) => (await page.getByRole('textbox', { name }).boundingBox())?.y;
    expect(await top('CPF')).toBe(await top('Data de nascimento'));
    expect(await top('Bairro')).toBe(await top('Cidade'));
  });

  await test.step('at 320 pixels what is wrong with a narrow field is said in whole words', async () => {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.getByRole('button', { name: 'Próximo passo' }).click();
    const messages = page.getByText('Todos os campos obrigatórios devem ser preenchidos.');
    await expect(messages).toHaveCount(10);
    const widths = await messages.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
    expect(Math.min(...widths)).toBeGreaterThan(200);
  });

  await test.step('on a wide page the quantity of a title stands beside its name, on a narrow one below', async () => {
    await open(page, '/', 'PAUSA NAS VENDAS!', 1280);
    const name = page.getByRole('heading', { name: 'Raspe Mais', level: 2 });
    const quantity = page.getByRole('textbox', { name: 'Quantidade de Raspe Mais' });
    const gap = async () => {
      const [above, below] = [await name.boundingBox(), await quantity.boundingBox()];
      return (below?.y ?? 0) - (above?.y ?? 0);
    };
    await expect.poll(gap).toBeLessThan(60);
    await page.setViewportSize({ width: 820, height: 900 });
    await expect.poll(gap).toBeGreaterThan(100);
  });
});

test('the screens of a customer fit between the three widths', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  await sandbox.giveTitles(customer, { quantity: 1 });
  await signIn(customer);
  const lines = (text: string) =>
    page
      .getByRole('main')
      .getByText(text, { exact: true })
      .first()
      .evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });

  await test.step('at 1024 and at 600 pixels the profile shows CPF and CEP whole', async () => {
    await open(page, '/perfil/meus-dados', 'Minha conta', 1024);
    for (const width of [1024, 600]) {
      await page.setViewportSize({ width, height: 900 });
      for (const name of ['CPF', 'CEP', 'Data de nascimento']) {
        const field = page.getByRole('textbox', { name });
        await expect(field).not.toHaveValue('');
        expect(
          await field.evaluate((input) => input.scrollWidth - input.clientWidth),
          `${name} is cut off at ${width} pixels`,
        ).toBe(0);
      }
    }
  });

  await test.step('at 320 pixels a number stands in one line', async () => {
    await open(page, '/condicoes-gerais', 'Condições gerais', 320);
    expect(await lines('15414.999010/2025-99')).toBe(1);
  });

  await test.step('at 320 pixels an e-mail address stands in one line', async () => {
    await page.evaluate((cpf) => localStorage.setItem('recoveryUserCpf', cpf), customer.cpf);
    await open(page, '/recuperacao-senha/nova-senha', /senha/i, 320);
    expect(await lines('nao-responda@ciranda.example')).toBe(1);
  });

  await test.step('at 320 pixels the word of a count stands in one line', async () => {
    await open(page, '/meus-titulos', 'Meus Títulos', 320);
    const count = page
      .getByRole('main')
      .getByText(/^1\s*digital$|^0\s*físicos?$/)
      .first();
    const { word, line } = await count.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element.lastChild ?? element);
      return {
        word: range.getBoundingClientRect().height,
        line: parseFloat(getComputedStyle(element).lineHeight),
      };
    });
    expect(word).toBeLessThan(line * 1.6);
  });

  await test.step('on a tablet a list of cards begins where its heading does', async () => {
    await page.setViewportSize({ width: 820, height: 900 });
    const heading = await page.getByRole('heading', { name: 'Meus Títulos' }).boundingBox();
    const card = page.getByRole('main').getByRole('listitem').first();
    await expect.poll(async () => (await card.boundingBox())?.x).toBe(heading?.x);
  });
});
