import { expectComplete } from '#support/complete.ts';
import { openCard } from '#support/scratch.ts';
import { expect, expectNoSidewaysScroll, test } from '#support/test.ts';

test('the header fits at each width around the change from two rows to one', async ({ page }) => {
  await page.goto('/resultado');
  await expectComplete(page);
  for (const width of [755, 761, 766, 771, 790, 799, 800, 805]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
});

test('on a tablet a list of cards begins where its heading does', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  await sandbox.giveTitles(customer, { quantity: 1 });
  await signIn(customer);
  await page.setViewportSize({ width: 820, height: 900 });
  await page.goto('/meus-titulos');
  await expectComplete(page);
  const heading = await page.getByRole('heading', { name: 'Meus Títulos' }).boundingBox();
  const card = page.getByRole('main').getByRole('listitem').first();
  await expect.poll(async () => (await card.boundingBox())?.x).toBe(heading?.x);
});

test('at 1024 and at 600 pixels the profile shows CPF and CEP whole', async ({ page, customer, signIn }) => {
  await signIn(customer);
  await page.goto('/perfil/meus-dados');
  await expectComplete(page);
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

for (const width of [360, 1280]) {
  test(`a prize of R$ 1.000.000,00 fits inside the sun at ${width} pixels`, async ({
    page,
    customer,
    sandbox,
    signIn,
  }) => {
    const [number = ''] = await sandbox.giveTitles(customer, { prizeCents: [100_000_000] });
    await signIn(customer);
    await page.setViewportSize({ width, height: 900 });
    await openCard(page, number);
    await page.getByRole('button', { name: 'RASPAR AUTOMÁTICO' }).click();
    const dialog = page.getByRole('dialog', { name: 'Parabéns' });
    const value = dialog.getByText(/R\$\s1\.000\.000,00/);
    await expect(value).toBeVisible();
    const { text, ring } = await value.evaluate((place) => {
      const range = document.createRange();
      range.selectNodeContents(place);
      return { text: range.getBoundingClientRect().width, ring: place.getBoundingClientRect().width };
    });
    // The sun's free middle is 0.42 of the ring's width.
    expect(text / ring).toBeLessThan(0.42);
  });
}

test('at 1024 pixels the login form has space beside its panel', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto('/login');
  const field = page.getByRole('textbox', { name: 'CPF' });
  await expect.poll(async () => (await field.boundingBox())?.width).toBeGreaterThan(380);
});

test('the social networks of the footer are in one row at 320 and at 1024 pixels', async ({ page }) => {
  await page.goto('/resultado');
  await expectComplete(page);
  const networks = page.getByRole('contentinfo').getByRole('link', { name: /abre em nova aba/ });
  await expect(networks).toHaveCount(6);
  for (const width of [320, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const rows = await networks.evaluateAll((links) =>
      links.map((link) => Math.round(link.getBoundingClientRect().top)),
    );
    expect(new Set(rows).size, `at ${width} pixels`).toBe(1);
  }
});

test('at 1024 pixels no round of the results is alone in its row', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto('/resultado');
  await expectComplete(page);
  const rounds = page.getByRole('region', { name: 'Números da sorte' }).getByRole('listitem');
  await expect(rounds).toHaveCount(4);
  const rows = await rounds.evaluateAll((cards) =>
    cards.map((card) => Math.round(card.getBoundingClientRect().top)),
  );
  expect(rows.filter((row) => row === rows[0])).toHaveLength(2);
});

test('at 320 pixels what is wrong with a narrow field is said in whole words', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto('/cadastro/passos/1');
  await expectComplete(page);
  await page.getByRole('button', { name: 'Próximo passo' }).click();
  const messages = page.getByText('Todos os campos obrigatórios devem ser preenchidos.');
  await expect(messages).toHaveCount(10);
  const widths = await messages.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
  expect(Math.min(...widths)).toBeGreaterThan(200);
});

test('at 1024 pixels short fields of the sign-up share a row', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto('/cadastro/passos/1');
  await expectComplete(page);
  const top = async (name: string) => (await page.getByRole('textbox', { name }).boundingBox())?.y;
  expect(await top('CPF')).toBe(await top('Data de nascimento'));
  expect(await top('Bairro')).toBe(await top('Cidade'));
});

test('on a wide page the quantity of a title stands beside its name, on a narrow one below', async ({
  page,
}) => {
  const name = page.getByRole('heading', { name: 'Raspe Mais', level: 2 });
  const quantity = page.getByRole('textbox', { name: 'Quantidade de Raspe Mais' });
  const gap = async () => {
    const [above, below] = [await name.boundingBox(), await quantity.boundingBox()];
    return (below?.y ?? 0) - (above?.y ?? 0);
  };
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  await expectComplete(page);
  await expect.poll(gap).toBeLessThan(60);
  await page.setViewportSize({ width: 820, height: 900 });
  await expect.poll(gap).toBeGreaterThan(100);
});

test('at 320 pixels what is one word for a reader stands in one line', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  await sandbox.giveTitles(customer, { quantity: 1 });
  await signIn(customer);
  await page.setViewportSize({ width: 320, height: 900 });
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

  await page.goto('/condicoes-gerais');
  await expectComplete(page);
  expect(await lines('15414.999010/2025-99')).toBe(1);

  await page.evaluate((cpf) => localStorage.setItem('recoveryUserCpf', cpf), customer.cpf);
  await page.goto('/recuperacao-senha/nova-senha');
  await expectComplete(page);
  expect(await lines('nao-responda@ciranda.example')).toBe(1);

  await page.goto('/meus-titulos');
  await expectComplete(page);
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
