import type { FastifyInstance } from 'fastify';

const highlighted = ['001', '033', '104', '237', '341', '260', '077', '336', '208', '422', '748', '756'];

// Codes and names: docs/facts.md, section 4.6, checked there against the central bank's list of participants.
const names: Record<string, string> = {
  '001': 'Banco do Brasil',
  '003': 'Banco da Amazônia',
  '004': 'Banco do Nordeste',
  '021': 'Banestes',
  '033': 'Santander',
  '037': 'Banpará',
  '041': 'Banrisul',
  '047': 'Banese',
  '070': 'BRB',
  '077': 'Inter',
  '085': 'Ailos',
  '104': 'Caixa Econômica Federal',
  '121': 'Agibank',
  '136': 'Unicred',
  '197': 'Stone',
  '208': 'BTG Pactual',
  '212': 'Original',
  '237': 'Bradesco',
  '260': 'Nubank',
  '290': 'PagBank',
  '318': 'BMG',
  '323': 'Mercado Pago',
  '335': 'Digio',
  '336': 'C6',
  '341': 'Itaú Unibanco',
  '348': 'XP',
  '380': 'PicPay',
  '389': 'Mercantil',
  '403': 'Cora',
  '422': 'Safra',
  '461': 'Asaas',
  '536': 'Neon',
  '623': 'Pan',
  '655': 'Votorantim (BV)',
  '707': 'Daycoval',
  '748': 'Sicredi',
  '756': 'Sicoob',
};

/** The public list of banks on the site's own origin (D17). */
export function bankRoutes(app: FastifyInstance) {
  app.get('/dados/bancos.json', async () => ({ destaque: highlighted, lista: names }));
}

/** Says whether a bank code is in the list. */
export const isBankCode = (code: string) => code in names;
