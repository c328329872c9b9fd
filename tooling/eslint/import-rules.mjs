// Who may import whom: the table of docs/house-rules.md, as data (`import-rules.test.ts` compares them). `imports` names
// elements, which is the word of eslint-plugin-boundaries for a folder with rules.
const L0 = ['tokens', 'domain', 'brand', 'contracts'];
const SHARED = [...L0, 'ui', 'api', 'platform', 'forms', 'cart'];

export const elements = {
  tokens: { at: 'shared/tokens', imports: [] },
  domain: { at: 'shared/domain', imports: [] },
  brand: { at: 'shared/brand', imports: [] },
  contracts: { at: 'shared/contracts', imports: [] },
  ui: { at: 'shared/ui', imports: ['tokens'] },
  api: { at: 'shared/api', imports: ['contracts', 'domain'] },
  platform: { at: 'shared/platform', imports: ['contracts', 'brand', 'ui', 'api'] },
  release: { at: 'shared/release', imports: [] },
  prerender: { at: 'shared/prerender', imports: ['contracts', 'api', 'platform', 'cart'] },
  forms: { at: 'shared/forms', imports: ['domain', 'ui', 'api', 'platform'] },
  cart: { at: 'shared/cart', imports: ['contracts', 'domain', 'ui', 'api', 'platform'] },
  'whole-site': {
    at: 'shared/testing/src/whole-site',
    imports: [...SHARED, 'testing', 'shell-app', 'shell-folder'],
  },
  testing: { at: 'shared/testing', imports: SHARED },
  feature: { at: 'mfe-*/src/features/*', capture: ['mfe', 'feature'], imports: SHARED },
  part: { at: 'mfe-*/src/parts/*', capture: ['mfe', 'part'], imports: SHARED },
  content: { at: 'mfe-*/src/content', capture: ['mfe'], imports: ['brand'] },
  tools: { at: 'mfe-*/tools', capture: ['mfe'], imports: ['brand', 'contracts'] },
  remote: { at: 'mfe-*/src/remote', capture: ['mfe'], imports: ['contracts', 'platform', 'prerender'] },
  'shell-start': {
    at: 'shell/src/start',
    imports: [...SHARED, 'prerender', 'release', 'shell-app', 'shell-folder'],
  },
  'shell-app': { at: 'shell/src/app', imports: [...SHARED, 'shell-folder'] },
  'shell-folder': { at: 'shell/src/*', capture: ['folder'], imports: [...SHARED, 'release'] },
  'sandbox-door': { at: 'sandbox/src/testing', imports: ['contracts', 'sandbox'] },
  sandbox: { at: 'sandbox', imports: ['contracts', 'brand', 'sandbox-door'] },
  // Its `state` is data for both sides; the rest of it runs in a browser, and nothing imports that.
  'release-page': { at: 'release-page', imports: ['release', 'tokens', 'ui'] },
  delivery: { at: 'delivery', imports: ['release', 'release-page'] },
  e2e: { at: 'e2e', imports: ['sandbox-door', 'testing', 'delivery'] },
  bench: { at: 'bench', imports: ['sandbox-door'] },
};

const el = (type, captured) => ({ element: { type, ...(captured && { captured }) } });
const same = (key) => `{{from.element.captured.${key}}}`;
const ownMfe = { mfe: same('mfe') };
// Here "itself" is the one folder of that name, not every folder of the type.
const scoped = ['feature', 'part', 'content', 'tools', 'remote', 'shell-folder'];

const policies = [
  ...Object.entries(elements).map(([type, { imports }]) => ({
    from: el(type),
    allow: { to: { element: { types: { anyOf: scoped.includes(type) ? imports : [type, ...imports] } } } },
  })),
  ...[
    ['remote', 'remote'],
    ['remote', 'feature'],
    ['feature', 'part'],
    ['feature', 'content'],
    ['part', 'part'],
    // A part that renders content imports its types.
    ['part', 'content'],
    ['content', 'content'],
    ['tools', 'tools'],
    ['tools', 'content'],
  ].map(([from, to]) => ({ from: el(from), allow: { to: el(to, ownMfe) } })),
  { from: el('feature'), allow: { to: el('feature', { ...ownMfe, feature: same('feature') }) } },
  { from: el('shell-folder'), allow: { to: el('shell-folder', { folder: same('folder') }) } },
  { from: { ...el('feature'), file: { categories: 'test' } }, allow: { to: el('sandbox-door') } },
  ...['testing', 'whole-site'].map((kit) => ({
    from: { file: { categories: 'test' } },
    allow: { to: el(kit) },
  })),
];

/** What files of one element may import. */
export const policiesOf = (type) =>
  policies.filter(({ from }) => !from.element || from.element.type === type);
