import { routesOf, stubRemotes, type Stub } from '@site/testing/stub-remotes';
import type { OwnRoutes } from '@site/contracts/own-routes';
import { createFederation } from './federation';
import { createRemoteLoader } from './remote-loader';

const page = (owner: string, name: string, path: string) => ({ owner, name, path, isGuarded: false });
const home = page('mfe-content', 'home', '/');
const faqList = page('mfe-content', 'faqList', '/FAQ/Lista');
const cart = page('mfe-shop', 'cart', '/carrinho/:step?');

const Home = () => <h1>Início</h1>;
const Faq = () => <h1>Dúvidas</h1>;

function setUp(stubs: Record<string, Stub>, parts: { addSlices?: jest.Mock; readAgain?: jest.Mock } = {}) {
  const { runtime, registry } = stubRemotes(stubs);
  const error = jest.spyOn(console, 'error').mockImplementation();
  const loader = createRemoteLoader({
    registry,
    federation: createFederation(runtime),
    readAgain: parts.readAgain ?? jest.fn(async () => registry),
    addSlices: parts.addSlices ?? jest.fn(),
  });
  return { loader, error, runtime };
}

test('loads a page once, however often it is asked for', async () => {
  const addSlices = jest.fn();
  const { loader } = setUp({ 'mfe-content': { home: Home, faqList: Faq } }, { addSlices });

  await Promise.all([loader.load(home), loader.load(home), loader.load(faqList)]);

  expect(loader.stateOf(home)).toEqual({ status: 'ready', Page: Home });
  expect(loader.stateOf(faqList)).toEqual({ status: 'ready', Page: Faq });
  expect(addSlices).toHaveBeenCalledTimes(1);
});

test('code that was loaded ahead is not loaded again, and nobody is told of it before the page is wanted', async () => {
  const addSlices = jest.fn();
  const pages = { home: jest.fn(async () => Home) };
  const door = { remote: { contract: 1, name: 'mfe-content', pages, slices: [] } };
  const { loader } = setUp({ 'mfe-content': { exposes: door } }, { addSlices });
  const listener = jest.fn();
  loader.subscribe(listener);

  await loader.prepare(home);
  expect(pages.home).toHaveBeenCalledTimes(1);
  expect(loader.stateOf(home)).toBeUndefined();
  expect(listener).not.toHaveBeenCalled();

  await loader.load(home);
  expect(loader.stateOf(home)).toEqual({ status: 'ready', Page: Home });
  expect(addSlices).toHaveBeenCalledTimes(1);
});

test('what fails while it is loaded ahead is no failure, and is asked for again once it is wanted', async () => {
  const readAgain = jest.fn();
  const { loader, error, runtime } = setUp({ 'mfe-content': { home: Home } }, { readAgain });
  let requests = 0;
  const loadEntry = () => (requests++ ? undefined : Promise.reject(new Error('gone'))) as never;
  runtime.registerPlugins([{ name: 'gone-once', loadEntry }]);
  jest.spyOn(console, 'warn').mockImplementation();

  await loader.prepare(home);
  expect(requests).toBe(1);
  expect(loader.stateOf(home)).toBeUndefined();
  await loader.load(home);

  expect(loader.stateOf(home)).toEqual({ status: 'ready', Page: Home });
  expect(error).not.toHaveBeenCalled();
  expect(readAgain).not.toHaveBeenCalled();
});

test('a page that has failed is loaded by a retry alone', async () => {
  const pages = { home: jest.fn(() => Promise.reject(new Error('boom'))) };
  const door = { remote: { contract: 1, name: 'mfe-content', pages, slices: [] } };
  const { loader } = setUp({ 'mfe-content': { exposes: door } });

  await loader.load(home);
  await loader.prepare(home);

  expect(pages.home).toHaveBeenCalledTimes(1);
  expect(loader.stateOf(home)).toEqual({ status: 'failed', failure: 'import-error' });
});

test('tells who listens that a page is on its way and that it has come', async () => {
  const { loader } = setUp({ 'mfe-content': { home: Home } });
  const seen: (string | undefined)[] = [];
  loader.subscribe(() => seen.push(loader.stateOf(home)?.status));

  await loader.load(home);

  expect(seen).toEqual(['loading', 'ready']);
});

test.each<[string, Stub, string, string]>([
  ['a door without `remote`', { exposes: {} }, 'import-error', 'threw while it was loaded'],
  [
    'another contract',
    { exposes: { remote: { contract: 99, name: 'mfe-content', pages: {}, slices: [] } } },
    'contract-refused',
    'speaks another contract (99, not 1)',
  ],
  [
    'the door of another remote',
    { exposes: { remote: { contract: 1, name: 'mfe-shop', pages: {}, slices: [] } } },
    'contract-refused',
    'the door of mfe-shop',
  ],
  ['a door without the page', { faqList: Faq }, 'contract-refused', 'no page home'],
  ['a page that throws while it is loaded', { home: new Error('boom') }, 'import-error', 'boom'],
  [
    'a missing chunk',
    { home: Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }) },
    'chunk-missing',
    'Loading chunk 7 failed',
  ],
])('calls %s by its name, on the page and on the console', async (_case, stub, failure, line) => {
  const { loader, error } = setUp({ 'mfe-content': stub });

  await loader.load(home);

  expect(loader.stateOf(home)).toEqual({ status: 'failed', failure });
  expect(error).toHaveBeenCalledTimes(1);
  expect(error.mock.calls[0]?.[0]).toContain('[remotes] mfe-content 1.0.0-stub');
  expect(error.mock.calls[0]?.[0]).toContain(line);
});

test('reads the registry again before it retries a remote', async () => {
  const later = stubRemotes({ 'mfe-content': { home: Home } });
  const { runtime } = later;
  runtime.registerPlugins([
    {
      name: 'withdrawn',
      loadEntry: ({ remoteInfo }) =>
        (remoteInfo.entry.includes('0.9.0-stub') ? Promise.reject(new Error('gone')) : undefined) as never,
    },
  ]);
  jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(console, 'warn').mockImplementation();
  const withdrawn = { version: '0.9.0-stub', entry: '/mfe-content/0.9.0-stub/mf-manifest.json' };
  const loader = createRemoteLoader({
    registry: { remotes: later.registry.remotes.map((row) => ({ ...row, ...withdrawn })) },
    federation: createFederation(runtime),
    readAgain: async () => later.registry,
    addSlices: jest.fn(),
  });

  await loader.load(home);
  expect(loader.stateOf(home)).toEqual({ status: 'failed', failure: 'import-error' });

  await loader.load(home);
  expect(loader.stateOf(home)).toEqual({ status: 'ready', Page: Home });
});

test('opens an open door no second time when only a page has failed', async () => {
  const addSlices = jest.fn();
  const readAgain = jest.fn(async () => ({ remotes: [] }));
  let attempts = 0;
  const pages = {
    home: () => (attempts++ ? Promise.resolve(Home) : Promise.reject(new Error('boom'))),
  };
  const door = { remote: { contract: 1, name: 'mfe-content', pages, slices: [] } };
  const { loader } = setUp({ 'mfe-content': { exposes: door } }, { addSlices, readAgain });

  await loader.load(home);
  await loader.load(home);

  expect(loader.stateOf(home)).toEqual({ status: 'ready', Page: Home });
  expect(addSlices).toHaveBeenCalledTimes(1);
});

test('a page that is being left says and reports no failure: its code may have been cut off', async () => {
  const gone = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
  let stay = () => {};
  const asked = new Promise<void>((isAsked) => {
    globalThis.sitePageStays = () => {
      isAsked();
      return new Promise((resolve) => (stay = resolve));
    };
  });
  const { loader, error } = setUp({ 'mfe-content': { home: gone } });

  const loading = loader.load(home);
  await asked;
  expect(loader.stateOf(home)).toEqual({ status: 'loading' });
  expect(error).not.toHaveBeenCalled();

  stay();
  await loading;
  expect(loader.stateOf(home)).toEqual({ status: 'failed', failure: 'chunk-missing' });
  globalThis.sitePageStays = undefined;
});

test('a page that is gone because a newer version is live asks for a reload, and only once that was read', async () => {
  const gone = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
  const { runtime, registry } = stubRemotes({ 'mfe-content': { home: Home, faqList: gone } });
  jest.spyOn(console, 'error').mockImplementation();
  const loader = createRemoteLoader({
    registry,
    federation: createFederation(runtime),
    readAgain: async () => ({ remotes: registry.remotes.map((row) => ({ ...row, version: '1.1.0-stub' })) }),
    addSlices: jest.fn(),
  });
  await loader.load(home);

  await loader.load(faqList);
  expect(loader.stateOf(faqList)).toEqual({ status: 'failed', failure: 'chunk-missing' });

  await loader.load(faqList);
  expect(loader.stateOf(faqList)).toEqual({ status: 'failed', failure: 'outdated' });
  expect(loader.stateOf(home)).toEqual({ status: 'ready', Page: Home });
});

test('gives up after ten seconds, and a second try can still succeed', async () => {
  jest.useFakeTimers();
  let answer: (page: typeof Home) => void = () => undefined;
  const pages = { home: () => new Promise<typeof Home>((resolve) => (answer = resolve)) };
  const door = { remote: { contract: 1, name: 'mfe-content', pages, slices: [] } };
  const { loader } = setUp({ 'mfe-content': { exposes: door } });

  const first = loader.load(home);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(loader.stateOf(home)?.status).toBe('loading');
  await jest.advanceTimersByTimeAsync(1);
  await first;
  expect(loader.stateOf(home)).toEqual({ status: 'failed', failure: 'too-slow' });

  const second = loader.load(home);
  await jest.advanceTimersByTimeAsync(100);
  answer(Home);
  await second;
  expect(loader.stateOf(home)).toEqual({ status: 'ready', Page: Home });
  jest.useRealTimers();
});

test('one remote that fails leaves the others alone', async () => {
  const { loader } = setUp({ 'mfe-content': { home: Home }, 'mfe-shop': { exposes: {} } });

  await Promise.all([loader.load(cart), loader.load(home)]);

  expect(loader.stateOf(cart)).toEqual({ status: 'failed', failure: 'import-error' });
  expect(loader.stateOf(home)).toEqual({ status: 'ready', Page: Home });
});

describe('with a last good version', () => {
  const broken = { 'mfe-content': { home: new Error('boom') } };
  const failed = (kind: string, fault: string, version = '1.0.0-stub') => ({
    remote: 'mfe-content',
    version,
    failure: { kind, fault },
  });

  /** The live version is `stub`, which may have pages of its own; the one behind it shows `Home`. */
  function setUpRelease(stub: Stub, own: OwnRoutes = {}) {
    const error = jest.spyOn(console, 'error').mockImplementation();
    // The runtime warns of every remote that is replaced.
    jest.spyOn(console, 'warn').mockImplementation();
    const { runtime, registry } = stubRemotes({ 'mfe-content': stub }, { 'mfe-content': own });
    const [live] = registry.remotes;
    if (!live) throw new Error('The stub is not in the registry');
    const previous = {
      ...live,
      version: '0.9.0-stub',
      entry: '/mfe-content/0.9.0-stub/mf-manifest.json',
      routes: routesOf('mfe-content'),
    };
    const door = {
      remote: { contract: 1, name: 'mfe-content', pages: { home: async () => Home }, slices: [] },
    };
    runtime.registerPlugins([
      {
        name: 'last-good',
        loadEntry: async ({ remoteInfo }) =>
          (remoteInfo.entry.includes('0.9.0-stub') || undefined) &&
          ({ init: () => undefined, get: async () => () => door } as never),
      },
    ]);
    const onVisit = jest.fn();
    const loader = createRemoteLoader({
      registry: { remotes: [{ ...live, previous }] },
      federation: createFederation(runtime),
      readAgain: async () => registry,
      addSlices: jest.fn(),
      onVisit,
    });
    return { loader, error, onVisit };
  }

  test.each<[string, Stub, string]>([
    ['does not load', broken['mfe-content'], 'import-error'],
    ['has no door', { exposes: {} }, 'import-error'],
    ['speaks another contract', { exposes: { remote: { contract: 9 } } }, 'contract-refused'],
  ])('the customer sees the page although the live version %s', async (_case, stub, failure) => {
    const { loader, onVisit } = setUpRelease(stub);
    const seen: (string | undefined)[] = [];
    loader.subscribe(() => seen.push(loader.stateOf(home)?.status));

    await loader.load(home);

    expect(loader.stateOf(home)).toEqual({ status: 'ready', Page: Home });
    expect(seen).not.toContain('failed');
    expect(onVisit.mock.calls).toEqual([[failed(failure, 'code')]]);
  });

  test('the customer sees it although the live version throws while it is drawn', async () => {
    const Bad = () => null;
    const { loader, onVisit } = setUpRelease({ home: Bad });
    await loader.load(home);
    expect(loader.stateOf(home)).toEqual({ status: 'ready', Page: Bad });

    loader.onRenderError(home, new Error('boom'));
    await loader.load(home);

    expect(loader.stateOf(home)).toEqual({ status: 'ready', Page: Home });
    expect(onVisit.mock.calls).toEqual([[failed('render-error', 'code')]]);
  });

  test('a page that does not load in time shows an error after ten seconds, without another ten for the last good version', async () => {
    jest.useFakeTimers();
    const pages = { home: () => new Promise(() => undefined) };
    const { loader, onVisit } = setUpRelease({
      exposes: { remote: { contract: 1, name: 'mfe-content', pages, slices: [] } },
    });

    void loader.load(home);
    await jest.advanceTimersByTimeAsync(10_000);

    expect(loader.stateOf(home)).toEqual({ status: 'failed', failure: 'too-slow' });
    expect(onVisit.mock.calls).toEqual([[failed('too-slow', 'network')]]);
    jest.useRealTimers();
  });

  test('while a version is in canary, a page that was shown is reported, too', async () => {
    const { runtime, registry } = stubRemotes({ 'mfe-content': { home: Home } });
    const [live] = registry.remotes;
    if (!live) throw new Error('The stub is not in the registry');
    const onVisit = jest.fn();
    const canary = { ...live, version: '2.0.0-stub', share: 0 };
    const loader = createRemoteLoader({
      registry: { remotes: [{ ...live, canary }] },
      federation: createFederation(runtime),
      readAgain: async () => registry,
      addSlices: jest.fn(),
      onVisit,
    });

    await loader.load(home);

    expect(onVisit.mock.calls).toEqual([[{ remote: 'mfe-content', version: '1.0.0-stub' }]]);
  });

  test('a page that only the version that failed has is not asked of the one behind it', async () => {
    const club = { clube: { path: '/clube', title: 'Clube' } };
    const broken = async () => Promise.reject(new Error('boom'));
    const pages = { home: broken, clube: broken };
    const { loader, onVisit } = setUpRelease(
      { exposes: { remote: { contract: 1, name: 'mfe-content', pages, slices: [] } } },
      club,
    );
    const clube = page('mfe-content', 'clube', '/clube');

    await loader.load(clube);
    expect(loader.stateOf(clube)).toEqual({ status: 'failed', failure: 'import-error' });

    await loader.load(home);
    expect(loader.stateOf(home)).toEqual({ status: 'ready', Page: Home });
    await loader.load(clube);
    expect(loader.stateOf(clube)).toEqual({ status: 'failed', failure: 'outdated' });
    expect(onVisit.mock.calls.filter(([{ version }]) => version === '0.9.0-stub')).toEqual([
      [failed('outdated', 'network', '0.9.0-stub')],
    ]);
  });

  test('two pages of the version that failed go back together, once', async () => {
    const { loader } = setUpRelease({ home: new Error('boom'), faqList: new Error('boom') });

    await Promise.all([loader.load(home), loader.load(faqList)]);

    expect(loader.stateOf(home)).toEqual({ status: 'ready', Page: Home });
    expect(loader.stateOf(faqList)).toEqual({ status: 'failed', failure: 'contract-refused' });
  });
});
