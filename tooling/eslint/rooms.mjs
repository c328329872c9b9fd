// Who may open whose door: the table of docs/house-rules.md, as data. `opens` names the rooms behind the doors.
const L0 = ['tokens', 'domain', 'brand', 'contracts'];
const SHARED = [...L0, 'ui', 'api', 'platform', 'forms', 'cart'];

export const rooms = {
  tokens: { at: 'shared/tokens', opens: [] },
  domain: { at: 'shared/domain', opens: [] },
  brand: { at: 'shared/brand', opens: [] },
  contracts: { at: 'shared/contracts', opens: [] },
  ui: { at: 'shared/ui', opens: ['tokens'] },
  api: { at: 'shared/api', opens: ['contracts', 'domain'] },
  platform: { at: 'shared/platform', opens: ['contracts', 'brand', 'ui', 'api'] },
  release: { at: 'shared/release', opens: [] },
  prerender: { at: 'shared/prerender', opens: ['contracts', 'api', 'platform', 'cart'] },
  forms: { at: 'shared/forms', opens: ['domain', 'ui', 'api', 'platform'] },
  cart: { at: 'shared/cart', opens: ['contracts', 'domain', 'ui', 'api', 'platform'] },
  'whole-site': {
    at: 'shared/testing/src/whole-site',
    opens: [...SHARED, 'testing', 'shell-app', 'shell-room'],
  },
  testing: { at: 'shared/testing', opens: SHARED },
  feature: { at: 'mfe-*/src/features/*', capture: ['mfe', 'feature'], opens: SHARED },
  part: { at: 'mfe-*/src/parts/*', capture: ['mfe', 'part'], opens: SHARED },
  content: { at: 'mfe-*/src/content', capture: ['mfe'], opens: ['brand'] },
  tools: { at: 'mfe-*/tools', capture: ['mfe'], opens: ['brand', 'contracts'] },
  remote: { at: 'mfe-*/src/remote', capture: ['mfe'], opens: ['contracts', 'platform', 'prerender'] },
  'shell-start': {
    at: 'shell/src/start',
    opens: [...SHARED, 'prerender', 'release', 'shell-app', 'shell-room'],
  },
  'shell-app': { at: 'shell/src/app', opens: [...SHARED, 'shell-room'] },
  'shell-room': { at: 'shell/src/*', capture: ['room'], opens: [...SHARED, 'release'] },
  'sandbox-door': { at: 'sandbox/src/testing', opens: ['contracts', 'sandbox'] },
  sandbox: { at: 'sandbox', opens: ['contracts', 'brand', 'sandbox-door'] },
  // What the page shows is data of both; the rest of it runs in a browser, and nobody imports it.
  'release-page': { at: 'release-page', opens: ['release', 'tokens', 'ui'] },
  delivery: { at: 'delivery', opens: ['release', 'release-page'] },
  e2e: { at: 'e2e', opens: ['sandbox-door', 'testing'] },
  bench: { at: 'bench', opens: ['sandbox-door'] },
};

const el = (type, captured) => ({ element: { type, ...(captured && { captured }) } });
const same = (key) => `{{from.element.captured.${key}}}`;
const ownMfe = { mfe: same('mfe') };
// In these rooms "itself" is the one room of that name, not every room of the type.
const scoped = ['feature', 'part', 'content', 'tools', 'remote', 'shell-room'];

export const policies = [
  ...Object.entries(rooms).map(([type, { opens }]) => ({
    from: el(type),
    allow: { to: { element: { types: { anyOf: scoped.includes(type) ? opens : [type, ...opens] } } } },
  })),
  ...[
    ['remote', 'remote'],
    ['remote', 'feature'],
    ['feature', 'part'],
    ['feature', 'content'],
    ['part', 'part'],
    // A part that draws content knows its shape.
    ['part', 'content'],
    ['content', 'content'],
    ['tools', 'tools'],
    ['tools', 'content'],
  ].map(([from, to]) => ({ from: el(from), allow: { to: el(to, ownMfe) } })),
  { from: el('feature'), allow: { to: el('feature', { ...ownMfe, feature: same('feature') }) } },
  { from: el('shell-room'), allow: { to: el('shell-room', { room: same('room') }) } },
  { from: { ...el('feature'), file: { categories: 'test' } }, allow: { to: el('sandbox-door') } },
  ...['testing', 'whole-site'].map((kit) => ({
    from: { file: { categories: 'test' } },
    allow: { to: el(kit) },
  })),
];
