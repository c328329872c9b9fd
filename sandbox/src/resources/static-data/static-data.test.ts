import { banks } from '@site/contracts/api/banks';
import { featuresAnswer } from '@site/contracts/api/features';
import { currentEvent, draws, events, eventWithDraws, years } from '@site/contracts/api/static-data';
import * as v from 'valibot';
import { onPglite } from '#test-kit/on-pglite.ts';

onPglite((sandbox) => {
  const get = async (path: string) => (await sandbox.call('GET', path)).body;
  const thisYear = new Date().getUTCFullYear();

  test('has campaigns from 2024 to this year, without a login', async () => {
    const found = v.parse(years, await get('/api/static-worker/anos'));

    expect(found[0]).toBe(thisYear);
    expect(found.at(-1)).toBe(2024);
    for (const year of found) {
      const ofYear = v.parse(events, await get(`/api/static-worker/eventos/${year}`));
      expect(ofYear.length).toBeGreaterThan(0);
      for (const { AnoEvento, CodEvento, Serie } of ofYear) {
        expect(AnoEvento).toBe(year);
        expect(Serie).toBe(CodEvento);
      }
    }
  });

  test('sells two products of the current campaign for R$ 5,00, 25 in one order', async () => {
    const current = v.parse(currentEvent, await get('/api/static-worker/atual/evento'));

    expect(current).toMatchObject({ CodEvento: '10', NomeEvento: 'Raspe Mais', AnoEvento: thisYear });
    expect(current.produtos.map(({ codigo, preco, limite }) => [codigo, preco, limite])).toEqual([
      ['01', 5, 25],
      ['02', 5, 25],
    ]);
  });

  test.each(['9', '8', '7', '6', '5'])('tells the four results of campaign %s', async (code) => {
    const found = v.parse(draws, await get(`/api/static-worker/sorteios/${code}`));

    expect(found.map(({ prize }) => prize)).toEqual([100, 300, 1000, 500000]);
    expect(found.map(({ winningNumber }) => winningNumber.length)).toEqual([3, 4, 4, 7]);
    expect(found.map(({ winnersQuantity }) => winnersQuantity)).toEqual([5000, 2500, 2500, 1]);
    expect(found.every(({ date }) => new Date(date) < new Date())).toBe(true);
    expect(v.parse(eventWithDraws, await get(`/api/static-worker/evento/${code}`)).sorteios).toEqual(found);
  });

  test('does not tell the winning numbers of draws that are still to come', async () => {
    const coming = v.parse(draws, await get('/api/static-worker/sorteios/10'));

    expect(coming).toHaveLength(4);
    for (const draw of coming) {
      expect(new Date(draw.date) > new Date()).toBe(true);
      expect(draw).toMatchObject({ winningNumber: '', winnersQuantity: null });
    }
  });

  test.each(['evento/99', 'sorteios/99', 'nada'])('knows no %s', async (path) => {
    expect(await sandbox.call('GET', `/api/static-worker/${path}`)).toMatchObject({ status: 404 });
  });

  test('refuses a year that is none', async () => {
    expect(await sandbox.call('GET', '/api/static-worker/eventos/x')).toMatchObject({
      status: 400,
      body: { message: 'Ano inválido.' },
    });
    expect(await get('/api/static-worker/eventos/1999')).toEqual([]);
  });

  test('has a list of banks with the highlighted ones in it', async () => {
    const { destaque, lista } = v.parse(banks, await get('/dados/bancos.json'));

    expect(destaque.length).toBeGreaterThan(5);
    expect(destaque.every((code) => lista[code])).toBe(true);
    expect(lista['001']).toBe('Banco do Brasil');
  });

  test('has all ten feature toggles on', async () => {
    const { data } = v.parse(featuresAnswer, await get('/api/features'));

    expect(data).toHaveLength(10);
    expect(data.every(({ status }) => status)).toBe(true);
  });
});
