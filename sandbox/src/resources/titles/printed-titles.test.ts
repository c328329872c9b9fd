import { titleList } from '@site/contracts/api/titles';
import * as v from 'valibot';
import { onBothEngines } from '#test-kit/on-both-engines.ts';
import type { PrintedTitle, TestCustomer } from '#testing/sandbox-client.ts';

onBothEngines((sandbox) => {
  const numberOf = ({ produto, serie, numeroTitulo }: PrintedTitle) => produto + serie + numeroTitulo;
  const register = ({ token }: TestCustomer, { produto, serie, numeroTitulo, dv }: PrintedTitle) =>
    sandbox.call('POST', '/api/titulo-de-capitalizacao/', {
      token,
      body: {
        product_code: Number(produto),
        series: Number(serie),
        number: Number(numeroTitulo),
        verification_digit: Number(dv),
      },
    });
  const activate = ({ token }: TestCustomer, numberTitle: string, activationCode: string) =>
    sandbox.call('POST', '/api/titulo-de-capitalizacao/activate', {
      token,
      body: { activationCode, numberTitle },
    });
  const printedOf = async ({ token }: TestCustomer) =>
    v
      .parse(titleList, (await sandbox.call('GET', '/api/titulo-de-capitalizacao/list', { token })).body)
      .fisico.map(({ number }) => number);
  const otherCase = (code: string) =>
    [...code].map((one) => (one === one.toUpperCase() ? one.toLowerCase() : one.toUpperCase())).join('');

  test('registers a printed title by its numbers, and lists it once it is activated', async () => {
    const customer = await sandbox.newCustomer();
    const printed = await sandbox.newPrintedTitle();

    expect(await register(customer, printed)).toMatchObject({ status: 201 });
    expect(await printedOf(customer)).toEqual([]);
    expect(await activate(customer, numberOf(printed), printed.activationCode)).toMatchObject({
      status: 201,
    });
    expect(await printedOf(customer)).toEqual([numberOf(printed)]);
  });

  test('refuses numbers that are on no title, and a wrong check digit', async () => {
    const customer = await sandbox.newCustomer();
    const printed = await sandbox.newPrintedTitle();
    const notFound = {
      status: 404,
      body: { message: 'Título não encontrado. Confira os números da cartela.' },
    };

    expect(await register(customer, { ...printed, numeroTitulo: '9999999' })).toMatchObject(notFound);
    const wrongDigit = String((Number(printed.dv) + 1) % 10);
    expect(await register(customer, { ...printed, dv: wrongDigit })).toMatchObject(notFound);
    expect(await register(customer, { ...printed, numeroTitulo: '12345678' })).toMatchObject({ status: 400 });
  });

  test('tells capital and small letters of the activation code apart', async () => {
    const customer = await sandbox.newCustomer();
    const printed = await sandbox.newPrintedTitle();
    await register(customer, printed);

    expect(await activate(customer, numberOf(printed), otherCase(printed.activationCode))).toMatchObject({
      status: 400,
      body: { message: 'Código de ativação inválido.' },
    });
    expect(await activate(customer, numberOf(printed), printed.activationCode)).toMatchObject({
      status: 201,
    });
  });

  test('refuses a code that is used already, and one for a title that was not registered first', async () => {
    const [first, second] = [await sandbox.newCustomer(), await sandbox.newCustomer()];
    const printed = await sandbox.newPrintedTitle();
    await register(first, printed);

    expect(await activate(second, numberOf(printed), printed.activationCode)).toMatchObject({
      status: 400,
      body: { message: 'Cadastre primeiro os números do título.' },
    });
    await activate(first, numberOf(printed), printed.activationCode);
    expect(await activate(second, numberOf(printed), printed.activationCode)).toMatchObject({ status: 409 });
    expect(await register(second, printed)).toMatchObject({
      status: 409,
      body: { message: 'Este título já foi cadastrado.' },
    });
  });

  test('lets one of two customers activate a title at once', async () => {
    const customer = await sandbox.newCustomer();
    const printed = await sandbox.newPrintedTitle();
    await register(customer, printed);

    const answers = await Promise.all(
      [1, 2].map(() => activate(customer, numberOf(printed), printed.activationCode)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('gives up a title after five wrong codes', async () => {
    const customer = await sandbox.newCustomer();
    const printed = await sandbox.newPrintedTitle();
    await register(customer, printed);
    for (let tries = 0; tries < 5; tries += 1) await activate(customer, numberOf(printed), '00000');

    expect(await activate(customer, numberOf(printed), printed.activationCode)).toMatchObject({
      status: 429,
    });
  });

  test.each(['abcd', 'abcdef', 'ab-de', ''])('refuses the code %j as none', async (code) => {
    const customer = await sandbox.newCustomer();
    const printed = await sandbox.newPrintedTitle();
    await register(customer, printed);

    expect(await activate(customer, numberOf(printed), code)).toMatchObject({ status: 400 });
  });
});
