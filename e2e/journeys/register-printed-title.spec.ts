import { expect, test } from '#support/test.ts';

test.use({ expectedConsole: /Failed to load resource/ });

test('a customer registers a printed title, after a wrong number and a wrong code', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  const title = await sandbox.newPrintedTitle();
  const wrongDigit = String((Number(title.dv) + 1) % 10);
  await signIn(customer);
  await page.goto('/cadastro-titulo/1');
  await page.getByLabel('Produto').fill(title.produto);
  await page.getByLabel('Série').fill(title.serie);
  await page.getByLabel('Número do título').fill(title.numeroTitulo);
  await page.getByLabel('Dígito verificador').fill(wrongDigit);
  await page.getByRole('button', { name: 'Próximo passo' }).click();
  await expect(page.getByText('Erro ao criar titulo de capitalização')).toBeVisible();
  await page.getByLabel('Dígito verificador').fill(title.dv);
  await page.getByRole('button', { name: 'Próximo passo' }).click();

  await expect(page.getByText('Título de capitalização criado com sucesso!')).toBeVisible();
  await expect(page).toHaveURL('/cadastro-titulo/2');
  const boxes = page.getByRole('group', { name: 'Código de ativação' }).getByRole('textbox');
  const otherCase = [...title.activationCode]
    .map((sign) => (sign === sign.toUpperCase() ? sign.toLowerCase() : sign.toUpperCase()))
    .join('');
  await boxes.first().click();
  await page.keyboard.type(otherCase);
  await page.getByRole('button', { name: 'Ativar título' }).click();
  await expect(page.getByText('Erro ao ativar titulo de capitalização')).toBeVisible();

  // What was typed survives a reload.
  await page.reload();
  await boxes.first().click();
  await page.keyboard.type(title.activationCode);
  await page.getByRole('button', { name: 'Ativar título' }).click();
  await expect(page).toHaveURL('/cadastro-titulo/3');
  await expect(page.getByText('Cadastro do Título concluído!')).toBeVisible();
  await expect(page.getByText(title.numeroTitulo)).toBeVisible();

  await page.getByRole('link', { name: 'Novo cadastro' }).click();
  await expect(page.getByLabel('Produto')).toHaveValue('');
  await page.getByLabel('Produto').fill(title.produto);
  await page.getByLabel('Série').fill(title.serie);
  await page.getByLabel('Número do título').fill(title.numeroTitulo);
  await page.getByLabel('Dígito verificador').fill(title.dv);
  await page.getByRole('button', { name: 'Próximo passo' }).click();
  await expect(page.getByText('Este título já foi cadastrado.')).toBeVisible();

  await page.goto('/meus-titulos');
  await expect(page.getByRole('main')).toContainText('1 físico');
});
