declare const process: { env: Record<string, string | undefined> };

const own = 'http://localhost:3000/mfe-shop/1.0.0/entry.js';
const provider = 'https://pay.example/v1/main.js';
const refused = 'data:,';

interface Rules {
  createScriptURL: (address: string) => string;
  createHTML: (markup: string) => string | null;
  createScript: (text: string) => string | null;
}

/** The gate as production has it, with one file of the site known. */
async function gate(): Promise<Rules> {
  jest.resetModules();
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  const { registerHashes, trustOrigin } = await import('./integrity');
  const { gateScripts } = await import('./script-gate');
  registerHashes('http://localhost:3000/mfe-shop/1.0.0/', { 'entry.js': 'sha256-abc' });
  trustOrigin('http://localhost:3102');
  const made: [string, Rules][] = [];
  globalThis.trustedTypes = { createPolicy: (...policy) => made.push(policy) };
  gateScripts({ paymentScriptUrl: provider });
  const [policy] = made;
  expect(policy?.[0]).toBe('default');
  if (!policy) throw new Error('no policy');
  return policy[1];
}

afterEach(() => {
  jest.restoreAllMocks();
  globalThis.trustedTypes = undefined;
});

test.each([own, '/mfe-shop/1.0.0/entry.js', 'http://localhost:3102/anything.js'])(
  'lets %s come, which is known',
  async (address) => {
    expect((await gate()).createScriptURL(address)).toBe(address);
  },
);

test.each([
  '/assets/x.js',
  '/mfe-shop/1.0.0/other.js',
  'https://evil.example/x.js',
  'javascript:alert(1)',
  '',
])('refuses %j', async (address) => {
  expect((await gate()).createScriptURL(address)).toBe(refused);
});

test("lets the payment provider's script come, and then what it needs; the site's own files stay bound", async () => {
  const { createScriptURL, createHTML } = await gate();
  expect(createScriptURL('https://pay.example/v1/fields.js')).toBe(refused);
  expect(createHTML('<b>markup</b>')).toBeNull();

  expect(createScriptURL(provider)).toBe(provider);
  expect(createScriptURL('https://pay.example/v1/fields.js')).toBe('https://pay.example/v1/fields.js');
  expect(createHTML('<b>markup</b>')).toBe('<b>markup</b>');
  expect(createScriptURL('/assets/x.js')).toBe(refused);
});

test('a page may draw data for search engines, and no code', async () => {
  const { createHTML, createScript } = await gate();

  expect(createHTML('<script></script>')).toBe('<script></script>');
  expect(createHTML('<script>alert(1)</script>')).toBeNull();
  expect(createScript('{"@type":"FAQPage"}')).toBe('{"@type":"FAQPage"}');
  expect(createScript('alert(1)')).toBeNull();
  expect(createScript('1')).toBeNull();
});

test('a browser without Trusted Types is left alone', async () => {
  await gate();
  globalThis.trustedTypes = undefined;
  const { gateScripts } = await import('./script-gate');

  expect(() => gateScripts({ paymentScriptUrl: '' })).not.toThrow();
});
