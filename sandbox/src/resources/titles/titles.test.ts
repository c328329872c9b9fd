import { titleDetail, type TitleDetail } from '@site/contracts/api/title-detail';
import { titleList } from '@site/contracts/api/titles';
import * as v from 'valibot';
import { onPglite } from '#test-kit/on-pglite.ts';
import type { TestCustomer } from '#testing/sandbox-client.ts';

onPglite((sandbox) => {
  const list = async ({ token }: Pick<TestCustomer, 'token'>) =>
    v.parse(titleList, (await sandbox.call('GET', '/api/titulo-de-capitalizacao/list', { token })).body);
  const open = ({ token }: Pick<TestCustomer, 'token'>, number: string, type = 'digital') =>
    sandbox.call('GET', `/api/titulo-de-capitalizacao/busca-titulo-id/${number}/${type}`, { token });
  const detail = async (customer: Pick<TestCustomer, 'token'>, number: string, type?: string) =>
    v.parse(titleDetail, (await open(customer, number, type)).body);
  const numbersOf = (title: TitleDetail) =>
    title.modalities.flatMap((one) => (one.section === 'numeros' ? one.data.numeros : []));
  const marina = async () => {
    const body = { cpf: '52998224725', password: 'ciranda1' };
    const answer = await sandbox.call<{ access_token: string }>('POST', '/api/auth/login', { body });
    return { token: answer.body.access_token };
  };
  const day = 24 * 3600;

  test('lists the titles of the demo customer over three years', async () => {
    const { virtual, fisico } = await list(await marina());

    const counts = ['10', '9', '8', '7', '6', '5'].map((code) => [
      virtual.filter((title) => title.event_code === code).length,
      fisico.filter((title) => title.event_code === code).length,
    ]);
    expect(counts).toEqual([
      [12, 3],
      [5, 0],
      [1, 1],
      [8, 2],
      [0, 4],
      [2, 0],
    ]);
  });

  test('gives a title a number of product, series and title, and calls it new for a week', async () => {
    const customer = await sandbox.newCustomer();
    const [number = ''] = await sandbox.giveTitles(customer, { productCode: '02' });

    expect(number).toMatch(/^020010\d{7}$/);
    expect((await list(customer)).virtual).toMatchObject([{ number, event_code: '10', is_new: true }]);
    await sandbox.timePasses(customer, 7 * day);
    expect((await list(customer)).virtual).toMatchObject([{ number, is_new: false }]);
  });

  test('draws four lucky numbers within their ranges', async () => {
    const customer = await sandbox.newCustomer();
    const numbers = await sandbox.giveTitles(customer, { quantity: 25 });

    const titles = await Promise.all(numbers.map((number) => detail(customer, number)));

    const drawn = titles.map((title) => numbersOf(title).map(({ NumeroDaSorte }) => NumeroDaSorte));
    expect(drawn.every((four) => four.map((one) => one.length).join() === '3,4,4,7')).toBe(true);
    expect(
      drawn.every(
        ([a, b, c, d]) => Number(a) <= 999 && Number(b) <= 1999 && Number(c) <= 1999 && Number(d) <= 4999999,
      ),
    ).toBe(true);
    expect(new Set(drawn.map(([, , , last]) => last)).size).toBeGreaterThan(20);
  });

  test('has a scratch card on the one product and none on the other', async () => {
    const customer = await sandbox.newCustomer();
    const [withCard = ''] = await sandbox.giveTitles(customer, { productCode: '01' });
    const [without = ''] = await sandbox.giveTitles(customer, { productCode: '02' });

    expect((await detail(customer, withCard)).modalities.map(({ section }) => section)).toEqual([
      'numeros',
      'raspe',
    ]);
    expect((await detail(customer, without)).modalities.map(({ section }) => section)).toEqual(['numeros']);
  });

  test('marks the winning number of a draw that was held, and only that', async () => {
    const won = numbersOf(await detail(await marina(), '0100090004821'));

    expect(won.map(({ Nome, NumeroDaSorte, winner }) => [Nome, NumeroDaSorte, winner])).toMatchObject([
      ['Rodada 1', '417', true],
      ['Rodada 2', expect.any(String), false],
      ['Rodada 3', expect.any(String), false],
      ['Rodada 4', expect.any(String), false],
    ]);
  });

  test("does not show another customer's title, nor one under another type", async () => {
    const [mine, other] = [await sandbox.newCustomer(), await sandbox.newCustomer()];
    const [number = ''] = await sandbox.giveTitles(mine, {});

    expect(await open(other, number)).toMatchObject({
      status: 404,
      body: { message: 'Título não encontrado.' },
    });
    expect(await open(mine, number, 'fisico')).toMatchObject({ status: 404 });
    expect(await open(mine, number, 'virtual')).toMatchObject({ status: 404 });
    expect(await open(mine, '0100100009999', 'digital')).toMatchObject({ status: 404 });
  });
});
