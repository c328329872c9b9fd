import { stubRemotes, type Stub } from '@site/testing/stub-remotes';
import type { RemoteName } from '@site/contracts/routes';
import { createFederation } from './federation';
import { createRemoteLoader } from './remote-loader';

const Home = () => <h1>Início</h1>;
const Faq = () => <h1>Dúvidas</h1>;

function setUp(
  stubs: Partial<Record<RemoteName, Stub>>,
  parts: { addSlices?: jest.Mock; readAgain?: jest.Mock } = {},
) {
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

  await Promise.all([loader.load('home'), loader.load('home'), loader.load('faqList')]);

  expect(loader.stateOf('home')).toEqual({ status: 'ready', Page: Home });
  expect(loader.stateOf('faqList')).toEqual({ status: 'ready', Page: Faq });
  expect(addSlices).toHaveBeenCalledTimes(1);
});

test('tells who listens that a page is on its way and that it has come', async () => {
  const { loader } = setUp({ 'mfe-content': { home: Home } });
  const seen: (string | undefined)[] = [];
  loader.subscribe(() => seen.push(loader.stateOf('home')?.status));

  await loader.load('home');

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

  await loader.load('home');

  expect(loader.stateOf('home')).toEqual({ status: 'failed', failure });
  expect(error).toHaveBeenCalledTimes(1);
  expect(error.mock.calls[0]?.[0]).toContain('[remotes] mfe-content 1.0.0-stub');
  expect(error.mock.calls[0]?.[0]).toContain(line);
});

test('reads the registry anew before it tries a door again', async () => {
  const later = stubRemotes({ 'mfe-content': { home: Home } });
  const { runtime } = later;
  jest.spyOn(console, 'error').mockImplementation();
  const loader = createRemoteLoader({
    registry: { remotes: [] },
    federation: createFederation(runtime),
    readAgain: async () => later.registry,
    addSlices: jest.fn(),
  });

  await loader.load('home');
  expect(loader.stateOf('home')).toEqual({ status: 'failed', failure: 'not-registered' });

  await loader.load('home');
  expect(loader.stateOf('home')).toEqual({ status: 'ready', Page: Home });
});

test('opens an open door no second time when only a page has failed', async () => {
  const addSlices = jest.fn();
  const readAgain = jest.fn();
  let attempts = 0;
  const pages = {
    home: () => (attempts++ ? Promise.resolve(Home) : Promise.reject(new Error('boom'))),
  };
  const door = { remote: { contract: 1, name: 'mfe-content', pages, slices: [] } };
  const { loader } = setUp({ 'mfe-content': { exposes: door } }, { addSlices, readAgain });

  await loader.load('home');
  await loader.load('home');

  expect(loader.stateOf('home')).toEqual({ status: 'ready', Page: Home });
  expect(addSlices).toHaveBeenCalledTimes(1);
  expect(readAgain).not.toHaveBeenCalled();
});

test('gives up after ten seconds, and a second try can still succeed', async () => {
  jest.useFakeTimers();
  let answer: (page: typeof Home) => void = () => undefined;
  const pages = { home: () => new Promise<typeof Home>((resolve) => (answer = resolve)) };
  const door = { remote: { contract: 1, name: 'mfe-content', pages, slices: [] } };
  const { loader } = setUp({ 'mfe-content': { exposes: door } });

  const first = loader.load('home');
  await jest.advanceTimersByTimeAsync(9_999);
  expect(loader.stateOf('home')?.status).toBe('loading');
  await jest.advanceTimersByTimeAsync(1);
  await first;
  expect(loader.stateOf('home')).toEqual({ status: 'failed', failure: 'too-slow' });

  const second = loader.load('home');
  await jest.advanceTimersByTimeAsync(100);
  answer(Home);
  await second;
  expect(loader.stateOf('home')).toEqual({ status: 'ready', Page: Home });
  jest.useRealTimers();
});

test('one remote that fails leaves the others alone', async () => {
  const { loader } = setUp({ 'mfe-content': { home: Home }, 'mfe-shop': { exposes: {} } });

  await Promise.all([loader.load('cart'), loader.load('home')]);

  expect(loader.stateOf('cart')).toEqual({ status: 'failed', failure: 'import-error' });
  expect(loader.stateOf('home')).toEqual({ status: 'ready', Page: Home });
});
