import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ActionRequest, AppState, SiteState, VisitSummary } from '#state/state.ts';
import { ReleasePage } from './release-page';

// The page beside a server that a test plays: requests at `fetch`, news at `EventSource`.

const figures = (p75: number, failed = 0): VisitSummary => ({
  visits: 1000,
  failed,
  kinds: failed ? { 'render-error': failed } : {},
  measures: { usable: { count: 1000 - failed, p75, low: p75 - 20, high: p75 + 20 } },
});

const shop: AppState = {
  name: 'mfe-shop',
  revision: 7,
  live: '1.1.0',
  lastGood: '1.0.0',
  frozen: false,
  retired: false,
  since: { at: '2026-03-01T10:00:00Z', by: 'ana', why: 'Shows the price' },
  shown: true,
  canary: {
    version: '1.2.0',
    share: 20,
    at: '2026-03-02T10:00:00Z',
    by: 'bruno',
    why: 'A new cart',
    verdict: 'It goes on: nothing is worse than chance explains.',
    canary: figures(900, 3),
    live: figures(1000, 2),
    checks: [
      {
        name: 'Failures',
        evidence: 4,
        bound: 200,
        why: '3 of 1,000 visits failed',
        seen: 1000,
        foresight: { fault: 'failed twice as often', visits: 3574 },
      },
    ],
  },
  versions: [
    { version: '1.2.0', bytes: 50_000, figures: figures(900, 3), routes: [] },
    { version: '1.1.0', bytes: 48_000, figures: figures(1000, 2), routes: [] },
  ],
  leftOut: { versions: 0, changes: 0 },
  stepHours: 1,
  steps: [
    { hour: '2026-03-02T10', version: '1.1.0', ...figures(1000) },
    { hour: '2026-03-02T11', version: '1.1.0', ...figures(1050) },
    { hour: '2026-03-02T11', version: '1.2.0', ...figures(900) },
  ],
  history: [
    {
      revision: 6,
      action: 'promote',
      live: '1.1.0',
      at: '2026-03-01T10:00:00Z',
      by: 'ana',
      why: 'Shows the price',
      grows: 'A picture of each card',
    },
    {
      revision: 7,
      action: 'canary',
      live: '1.1.0',
      canary: { version: '1.2.0', share: 20 },
      at: '2026-03-02T10:00:00Z',
      by: 'bruno',
      why: 'A new cart',
    },
  ],
  fits: [{ remote: 'mfe-shop@1.1.0', shell: 'shell@1.0.0', problems: [] }],
};

const site = (app: Partial<AppState> = {}): SiteState => ({
  environment: 'local',
  environments: ['local', 'production'],
  store: '/tmp/store',
  apps: [{ ...shop, ...app }],
  problems: [],
});

class News extends EventTarget {
  static last: News | undefined;
  onopen: (() => void) | undefined;
  onmessage: (() => void) | undefined;
  onerror: (() => void) | undefined;
  close = () => undefined;
  constructor() {
    super();
    News.last = this;
    queueMicrotask(() => this.onopen?.());
  }
}

interface Server {
  state: SiteState | Promise<SiteState>;
  act?: (request: ActionRequest) => { status: number; body: object };
}

function open(server: Server) {
  const asked: ActionRequest[] = [];
  const paths: string[] = [];
  const answer = (body: object, status = 200) => new Response(JSON.stringify(body), { status });
  globalThis.EventSource = News as unknown as typeof EventSource;
  globalThis.fetch = async (path, request) => {
    paths.push(String(path));
    if (String(path).startsWith('/api/state')) return answer(await server.state);
    if (String(path).startsWith('/api/act')) {
      const wanted = JSON.parse(String(request?.body)) as ActionRequest;
      asked.push(wanted);
      const { status, body } = server.act?.(wanted) ?? { status: 200, body: { lines: ['Done.'] } };
      return answer(body, status);
    }
    throw new Error(`No route for ${String(path)}`);
  };
  window.location.hash = '';
  render(<ReleasePage />);
  return { asked, paths, user: userEvent.setup() };
}

async function write(user: UserEvent, field: HTMLElement, words: string) {
  await user.click(field);
  await user.paste(words);
}

const inDialog = () => within(screen.getByRole('dialog'));

test('shows what is live, since when, by whom and why, and the canary beside it', async () => {
  open({ state: site() });

  expect(await screen.findByRole('heading', { name: 'mfe-shop' })).toBeVisible();
  const detail = screen.getByRole('region', { name: 'mfe-shop' });
  expect(within(detail).getByText('1.1.0')).toBeVisible();
  expect(within(detail).getByText('Shows the price')).toBeVisible();
  const canary = screen.getByRole('region', { name: 'Canary 1.2.0' });
  expect(within(canary).getByText('It goes on: nothing is worse than chance explains.')).toBeVisible();
  expect(
    within(canary).getByRole('img', {
      name: 'Failures: evidence 4.00 of 200 that stop it. 3 of 1,000 visits failed',
    }),
  ).toBeVisible();
  expect(
    within(canary).getByText(
      'If it failed twice as often, it would be stopped within 3,574 of its visits, nine times out of ten. 1,000 so far.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('img', { name: /1\.2\.0: 900 ms over 997 pages/ })).toBeVisible();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).not.toContain('');
  await waitFor(() => expect(screen.getByText('Updates itself')).toBeVisible());
});

test('asks why before it raises a canary, and shows what was done', async () => {
  const { asked, user } = open({ state: site() });
  await user.click(await screen.findByRole('button', { name: 'Raise' }));
  const dialog = screen.getByRole('dialog', { name: 'Raise the canary of mfe-shop@1.2.0' });
  expect(within(dialog).getByLabelText(/Per cent of the visitors/)).toHaveValue('40');
  await write(user, within(dialog).getByLabelText(/Why/), 'As fast as live');
  await user.click(within(dialog).getByRole('button', { name: 'Raise' }));

  expect(await screen.findByText('Done.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(asked).toEqual([
    { environment: 'local', action: 'raise', app: 'mfe-shop', seen: 7, why: 'As fast as live', share: '40' },
  ]);
});

test('shows what the server refuses, and keeps what was typed', async () => {
  const problem = 'mfe-shop was changed meanwhile, by carla (rollback): look at it, and ask again.';
  const { user } = open({ state: site(), act: () => ({ status: 409, body: { problem } }) });
  await user.click(await screen.findByText('Finish'));
  await write(user, screen.getByLabelText(/Why/), 'It is good');
  await user.click(inDialog().getByText('Finish'));

  expect(await screen.findByRole('alert')).toHaveTextContent(problem);
  expect(screen.getByLabelText(/Why/)).toHaveValue('It is good');
});

test('offers nothing to do where the machine has no key, and says so', async () => {
  open({ state: site({ readOnly: 'This machine has no key that may release mfe-shop.' }) });

  expect(await screen.findByRole('region', { name: 'mfe-shop' })).toHaveTextContent(
    'This machine has no key that may release mfe-shop.',
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('shows a change by itself, as soon as the server reports it', async () => {
  const server = { state: site() };
  open(server);
  await screen.findByLabelText('Canary 1.2.0');
  server.state = site({ canary: undefined, live: '1.2.0' });
  News.last?.onmessage?.();

  await waitFor(() => expect(screen.queryByLabelText('Canary 1.2.0')).not.toBeInTheDocument());
});

test('what was asked for earlier and comes later does not take the place of what is newer', async () => {
  const server: Server = { state: site() };
  open(server);
  await screen.findByLabelText('Canary 1.2.0');
  let comeLate = () => {};
  server.state = new Promise((resolve) => (comeLate = () => resolve(site())));
  News.last?.onmessage?.();
  server.state = site({ canary: undefined, live: '1.2.0' });
  News.last?.onmessage?.();
  await waitFor(() => expect(screen.queryByLabelText('Canary 1.2.0')).not.toBeInTheDocument());

  await act(async () => comeLate());
  expect(screen.queryByLabelText('Canary 1.2.0')).not.toBeInTheDocument();
});

test('tells the history, the newest change first', async () => {
  const { user } = open({ state: site() });
  await user.click(await screen.findByText('History'));

  const changes = within(screen.getByRole('tabpanel')).getAllByRole('listitem');
  expect(changes.map((change) => change.querySelector('strong')?.textContent)).toEqual([
    'Canary began',
    'Promoted',
  ]);
  expect(changes[1]).toHaveTextContent('It weighs more: A picture of each card');
});

test('says of a canary that was taken back by whom and why', async () => {
  const stopped = {
    version: '1.2.0',
    at: '2026-03-02T11:00:00Z',
    by: 'collector',
    why: '20 of 20 visits failed',
  };
  open({ state: site({ canary: undefined, stopped }) });

  expect(await screen.findByText('Canary 1.2.0 was taken back')).toBeVisible();
  expect(screen.getByText(/by collector, .*: 20 of 20 visits failed$/)).toBeVisible();
});

test('shows another measure when it is chosen', async () => {
  const { user } = open({ state: site() });
  await user.click(await screen.findByRole('radio', { name: /Largest paint/ }));

  expect(screen.getByText('Nobody has sent this measure yet.')).toBeVisible();
});

test('asks for older versions and changes when somebody wants to see them', async () => {
  const { user, paths } = open({ state: site({ leftOut: { versions: 3, changes: 1 } }) });
  await user.click(await screen.findByText('History'));
  expect(screen.getByRole('button', { name: 'Show 1 older change' })).toBeVisible();
  await user.click(screen.getByText('Versions'));
  await user.click(screen.getByText('Show 3 older versions'));

  await waitFor(() => expect(paths.at(-1)).toBe('/api/state?environment=&whole=mfe-shop'));
});

test('a heavier version may be promoted with a reason, and a remote may be retired to another address', async () => {
  const { asked, user } = open({ state: site() });
  await user.click(await screen.findByText('Versions'));
  await user.click(screen.getByText('Promote'));
  await write(user, screen.getByLabelText(/^Why \*|^Why$/), 'A map');
  await write(user, screen.getByLabelText('Why it may weigh more'), 'The map of the shops');
  await user.click(inDialog().getByText('Promote'));
  await screen.findByText('Done.');
  await user.click(screen.getByText('Retire'));
  await write(user, screen.getByLabelText(/^Why \*|^Why$/), 'Nobody buys there');
  await write(user, screen.getByLabelText('Where its addresses lead'), '/meus-titulos');
  await user.click(inDialog().getByText('Retire'));
  await waitFor(() => expect(asked).toHaveLength(2));

  const ofShop = { environment: 'local', app: 'mfe-shop', seen: 7 };
  expect(asked).toEqual([
    { ...ofShop, action: 'promote', version: '1.2.0', why: 'A map', grows: 'The map of the shops' },
    { ...ofShop, action: 'retire', why: 'Nobody buys there', to: '/meus-titulos' },
  ]);
});

test('who asks for two things in a row has seen what the first one did', async () => {
  const server: Server = {
    state: site({ canary: undefined }),
    act: () => {
      server.state = site({ canary: undefined, frozen: true, revision: 8 });
      return { status: 200, body: { lines: ['Done.'] } };
    },
  };
  const { asked, user } = open(server);
  await user.click(await screen.findByText('Freeze'));
  await write(user, screen.getByLabelText(/^Why/), 'The campaign begins');
  await user.click(inDialog().getByText('Freeze'));
  await screen.findByText('Done.');
  await user.click(screen.getByText('Unfreeze'));
  await write(user, screen.getByLabelText(/^Why/), 'It has begun');
  await user.click(inDialog().getByText('Unfreeze'));

  await waitFor(() =>
    expect(asked.map(({ action, seen }) => [action, seen])).toEqual([
      ['freeze', 7],
      ['unfreeze', 8],
    ]),
  );
});
