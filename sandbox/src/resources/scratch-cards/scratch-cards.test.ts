import { scratchCardStates } from '@site/contracts/api/prizes';
import { titleDetail, type ScratchModality } from '@site/contracts/api/title-detail';
import * as v from 'valibot';
import { onBothEngines } from '#test-kit/on-both-engines.ts';
import type { TestCustomer } from '#testing/sandbox-client.ts';

onBothEngines((sandbox) => {
  const scratch = ({ token }: TestCustomer, number: string, item: unknown) =>
    sandbox.call('PATCH', `/api/titulo-de-capitalizacao/${number}/raspadinha`, { token, body: { item } });
  const cardIn = (body: unknown) =>
    v.parse(titleDetail, body).modalities.find((one): one is ScratchModality => one.section === 'raspe')
      ?.data;
  const card = async ({ token }: TestCustomer, number: string) =>
    cardIn(
      (await sandbox.call('GET', `/api/titulo-de-capitalizacao/busca-titulo-id/${number}/digital`, { token }))
        .body,
    );
  const openItems = (data: Awaited<ReturnType<typeof card>>) =>
    data?.raspadinha.filter(({ Aberto }) => Aberto).map(({ Item }) => Item);
  const states = async ({ token }: TestCustomer, titulos: string[]) =>
    v.parse(
      scratchCardStates,
      (await sandbox.call('POST', '/api/sorteio/raspadinhas/listar', { token, body: { titulos } })).body,
    );
  const withCard = async (prizeCents: number) => {
    const customer = await sandbox.newCustomer();
    const [number = ''] = await sandbox.giveTitles(customer, { prizeCents: [prizeCents] });
    return { customer, number };
  };

  test('opens one cell after the other and tells what the open ones hide', async () => {
    const { customer, number } = await withCard(10_000);

    const after = cardIn((await scratch(customer, number, 3)).body);

    expect(openItems(after)).toEqual([3]);
    expect(after?.raspadinha.map(({ TextoFundo }) => TextoFundo !== '')).toEqual([
      false,
      false,
      true,
      false,
      false,
      false,
    ]);
    expect(openItems(await card(customer, number))).toEqual([3]);
    expect(openItems(cardIn((await scratch(customer, number, 3)).body))).toEqual([3]);
  });

  test('tells nothing of the prize before the last cell is open', async () => {
    const { customer, number } = await withCard(10_000);

    for (const item of [1, 2, 4, 5, 6]) {
      const { body } = await scratch(customer, number, item);
      expect(cardIn(body)).toMatchObject({ winner: false, prizeValue: null });
    }
    expect((await sandbox.ledgerOf(customer)).won).toBe(0);
    expect(cardIn((await scratch(customer, number, 3)).body)).toMatchObject({
      winner: true,
      prizeValue: 100,
    });
    expect(await sandbox.ledgerOf(customer)).toMatchObject({ won: 10_000, pending: 10_000 });
  });

  test.each([0, 500, 2_000, 199_999, 10_000_000])(
    'shows three equal values when the card wins %d cents, else none',
    async (prize) => {
      const { customer, number } = await withCard(prize);

      const data = cardIn((await scratch(customer, number, 0)).body);

      expect(openItems(data)).toEqual([1, 2, 3, 4, 5, 6]);
      const values = data?.raspadinha.map(({ TextoFundo }) => TextoFundo) ?? [];
      const triples = [...new Set(values)].filter(
        (value) => values.filter((one) => one === value).length >= 3,
      );
      const shown = (prize / 100)
        .toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' })
        .replace(/\s/g, ' ');
      expect(triples).toEqual(prize > 0 ? [shown] : []);
      expect(data?.winner).toBe(prize > 0);
    },
  );

  test('credits a prize once when two tabs scratch everything at once', async () => {
    const { customer, number } = await withCard(5_000);

    await Promise.all([0, 0, 1, 2, 3, 4, 5, 6].map((item) => scratch(customer, number, item)));

    expect(await sandbox.ledgerOf(customer)).toMatchObject({ won: 5_000, pending: 5_000 });
  });

  test.each([7, -1, 1.5, '1', null])('refuses the item %j', async (item) => {
    const { customer, number } = await withCard(0);

    expect(await scratch(customer, number, item)).toMatchObject({ status: 400 });
  });

  test("does not scratch another customer's card, nor a title without one", async () => {
    const { number } = await withCard(5_000);
    const other = await sandbox.newCustomer();
    const [without = ''] = await sandbox.giveTitles(other, { productCode: '02' });

    expect(await scratch(other, number, 0)).toMatchObject({ status: 404 });
    expect(await scratch(other, without, 0)).toMatchObject({ status: 404 });
  });

  test('lists which of my cards are open, and which of them won', async () => {
    const customer = await sandbox.newCustomer();
    const other = await withCard(500);
    const numbers = await sandbox.giveTitles(customer, { prizeCents: [500, 0, 500] });
    await scratch(customer, numbers[0] ?? '', 0);
    await scratch(customer, numbers[1] ?? '', 0);
    await scratch(customer, numbers[2] ?? '', 1);

    const found = await states(customer, [...numbers, other.number]);

    expect(found.map(({ aberta, premiada }) => [aberta, premiada])).toEqual([
      [true, true],
      [true, false],
      [false, false],
    ]);
    expect(await states(customer, [])).toEqual([]);
  });

  test('shows cover and hidden side as pictures that a canvas may read', async () => {
    const { customer, number } = await withCard(500);
    const data = await card(customer, number);
    const [cell] = data?.raspadinha ?? [];

    for (const path of [cell?.ImagemFrente ?? '', cell?.ImagemFundo ?? '']) {
      const picture = await sandbox.call<string>('GET', path);
      expect(picture.headers.get('content-type')).toBe('image/svg+xml');
      expect(picture.headers.get('access-control-allow-origin')).toBe('*');
      expect(picture.body).toContain('viewBox="0 0 164 210"');
    }
    const hidden = data?.raspadinha.map(({ ImagemFundo }) => ImagemFundo);
    expect(new Set(hidden).size).toBe(6);
  });
});
