import type { Page } from '@playwright/test';
import { expect, test } from '#support/test.ts';

test.use({ expectedConsole: /404/ });

const count = 500;
const boundMilliseconds = 2000;
const each = <Value>(make: (place: number) => Value) =>
  Array.from({ length: count }, (_, place) => make(place));
const number = (place: number) => `010010${String(place).padStart(7, '0')}`;

const lists: Record<string, unknown> = {
  'titulo-de-capitalizacao/premiacoes': each((place) => ({
    event_code: String(1000 + place),
    number: number(place),
    prizeValue: '10.00',
    status: 'PENDING',
  })),
  'titulo-de-capitalizacao/busca-premios-pendentes': each((place) => ({
    event_code: String(1000 + place),
    number: number(place),
    prizeValue: '10.00',
  })),
  'titulo-de-capitalizacao/premiados': {
    prizeWinningTitulos: each((place) => ({ tituloNumber: number(place), event: '10' })),
    ownerName: 'Clara',
    totalPrizeAmount: 5000,
  },
  'titulo-de-capitalizacao/list': {
    fisico: [],
    virtual: each((place) => ({
      number: number(place),
      event_code: '10',
      serie: '10',
      created_at: new Date().toISOString(),
    })),
  },
  'payments/list': each((place) => ({
    orderId: `o${place}`,
    number: `10-${String(place).padStart(6, '0')}`,
    paymentType: 'COMPRA',
    paymentMethod: 'PIX',
    totalAmount: 15,
    quantity: 3,
    status: 'APPROVED',
    created_at: new Date().toISOString(),
    history: ['CREATED', 'PENDING', 'APPROVED'].map((status) => ({ status, date: new Date().toISOString() })),
  })),
  'static-worker/eventos/*': each((place) => campaign(String(place))),
  'static-worker/sorteios/*': each((place) => ({
    id: place,
    idSorteio: place,
    name: `Rodada ${place}`,
    date: new Date().toISOString(),
    prize: 100,
    winningNumber: '417',
    winnersQuantity: 5000,
  })),
};

const banks = {
  destaque: ['0', '1'],
  lista: Object.fromEntries(each((place) => [String(place), `Banco ${place}`])),
};

/** Lists of one screen only: elsewhere they would make the responses of the others longer. */
const ownLists: Record<string, Record<string, unknown>> = {
  'the campaigns of My titles': {
    'titulo-de-capitalizacao/list': {
      fisico: [],
      virtual: each((place) => ({
        number: number(place),
        event_code: String(1000 + place),
        serie: '10',
        created_at: new Date().toISOString(),
      })),
    },
  },
};

function campaign(code: string) {
  const year = new Date().getFullYear();
  const facts = {
    NomeEvento: `Campanha ${code}`,
    AnoEvento: year,
    Serie: '10',
    NumProcesso: '1',
    sorteios: [],
  };
  return { CodEvento: code, ...facts };
}

/** From the response with the long list to the first frame that shows it, in milliseconds. */
async function timeToDraw(page: Page, { path, list, shows }: { path: string; list: string; shows: string }) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript((words) => {
    // Seen before a frame is laid out and painted: it is drawn when the next one begins.
    const look = () => {
      const isThere = document.querySelector('main')?.textContent.includes(words);
      requestAnimationFrame(isThere ? () => performance.mark('drawn') : look);
    };
    look();
  }, shows);
  await page.goto(path);
  await page.waitForFunction(() => performance.getEntriesByName('drawn').length > 0);
  return page.evaluate((address) => {
    const answered = performance.getEntriesByType('resource').find(({ name }) => name.includes(address));
    const drawn = performance.getEntriesByName('drawn')[0]?.startTime ?? Infinity;
    return drawn - ((answered as PerformanceResourceTiming | undefined)?.responseEnd ?? 0);
  }, list);
}

for (const [name, screen] of Object.entries({
  'the bank page': {
    path: '/minhas-premiacoes/transferencia/infos',
    list: 'premiacoes',
    shows: 'Mostrar todas as 500 campanhas',
  },
  'the exchange': {
    path: '/minhas-premiacoes/troca',
    list: 'premiados',
    shows: 'Mostrar todos os 500 números',
  },
  'the prizes': {
    path: '/minhas-premiacoes',
    list: 'busca-premios-pendentes',
    shows: '500 prêmios a receber',
  },
  'the titles of a campaign': {
    path: '/meus-titulos/10',
    list: 'capitalizacao/list',
    shows: '500 títulos digitais',
  },
  'the campaigns of My titles': {
    path: '/meus-titulos',
    list: 'capitalizacao/list',
    shows: 'Série 10',
  },
  'the orders': {
    path: '/meus-pedidos/compras',
    list: 'payments/list',
    shows: '10-000000',
  },
  'the conditions': {
    path: '/condicoes-gerais',
    list: 'eventos/',
    shows: 'Campanha 0',
  },
  'the draws': {
    path: '/resultado',
    list: 'sorteios/',
    shows: 'Rodada 1',
  },
  'the banks': {
    path: '/minhas-premiacoes/transferencia/infos',
    list: 'bancos.json',
    shows: 'Agência',
  },
})) {
  test(`${name} with ${count} entries is drawn within ${boundMilliseconds} ms`, async ({
    page,
    customer,
    signIn,
  }) => {
    await signIn(customer);
    for (const [path, body] of Object.entries({ ...lists, ...ownLists[name] })) {
      await page.route(`**/api/${path}`, (route) => route.fulfill({ json: body }));
    }
    await page.route('**/dados/bancos.json', (route) => route.fulfill({ json: banks }));
    const time = await timeToDraw(page, screen);
    test.info().annotations.push({ type: 'ms', description: String(Math.round(time)) });
    expect(time).toBeLessThan(boundMilliseconds);
  });
}
