import { compose } from '#compose/compose.ts';
import type { FiguresCollector } from '#figures/figures-collector.ts';
import { stopSlowCanaries } from '#figures/stop-slow-canaries.ts';
import { publish } from '#publish/publish.ts';
import { finishCanary, raiseCanary, startCanary } from '#registry/canary.ts';
import { freeze, unfreeze } from '#registry/freeze.ts';
import { type Pointer, readPointers, type Version } from '#registry/pointer.ts';
import { promote } from '#registry/promote.ts';
import { rollback } from '#registry/rollback.ts';
import { Refusal } from '#refusal.ts';
import type { Collector } from '#reports/collector.ts';
import type { Depot } from '#storage/depot.ts';
import { madeUpBuild } from '#testing/made-up-build.ts';
import { madeUpVisit } from './made-up-visits';
import { type Event, events, remotes, versions } from './week';

/** The store of the story, and its collectors. */
export interface Stage {
  depot: Depot;
  figures: FiguresCollector;
  visits: Collector;
  random: () => number;
  tell: (line: string) => void;
}

const settings = { config: {}, allow: {} };

/** Makes the first version of each app live. */
export async function firstDay({ depot }: Stage): Promise<void> {
  const author = { by: 'ana', why: 'The first release' };
  await publish(depot, madeUpBuild({ name: 'shell', version: '1.0.0' }));
  await promote(depot, { name: 'shell', version: '1.0.0' }, author);
  for (const name of Object.keys(remotes)) {
    await publishOf(depot, { name, version: '1.0.0' });
    await promote(depot, { name, version: '1.0.0' }, author);
  }
  await compose(depot, settings);
}

async function publishOf(depot: Depot, { name, version }: Version) {
  const { kilobytes } = versions[name]?.[version] ?? { kilobytes: 0 };
  const routes = [...(remotes[name]?.routes ?? [])];
  const pages = Object.fromEntries(routes.map((route) => [route, ['page.0123456789.js']]));
  const files = { 'page.0123456789.js': madeUpCode(kilobytes) };
  await publish(depot, madeUpBuild({ name, version, routes, pages }, files));
}

/** Plays one hour of the week: what people do, then who visits. */
export async function playHour(stage: Stage, hour: number): Promise<void> {
  for (const event of events.filter((each) => each.hour === hour)) await happen(stage, event);
  // Fewer people are up at night.
  const share = 0.15 + 0.85 * Math.sin((Math.PI * (hour % 24)) / 24);
  for (const pointer of (await readPointers(stage.depot)).values()) await visit(stage, pointer, share);
  await stage.visits.count();
  await stage.figures.write();
  await stopSlowCanaries(stage.depot, settings);
}

async function visit({ figures, visits, random }: Stage, { name, live, canary }: Pointer, share: number) {
  const { routes, hourly } = remotes[name] ?? { routes: [], hourly: 0 };
  for (let count = 0; count < Math.round(hourly * share); count += 1) {
    const version = canary && random() * 100 < canary.share ? canary.version : live;
    const route = routes[Math.floor(random() * routes.length)];
    const behaviour = versions[name]?.[version ?? ''];
    if (!version || !route || !behaviour) continue;
    const page = madeUpVisit(random, { remote: name, version, route }, behaviour);
    const visitor = `visitor ${random()}`;
    await figures.take({ pages: [page] }, visitor);
    if (!canary && !page.failure) continue;
    const failure = page.failure && ({ kind: page.failure, fault: 'code' } as const);
    visits.take({ remote: name, version, ...(failure && { failure }) }, visitor);
  }
}

async function happen({ depot, tell }: Stage, event: Event): Promise<void> {
  const { action, app: name, version = '', share = 0, by, why, grows } = event;
  const author = { by, why, grows };
  const steps: Record<Event['action'], () => Promise<Pointer>> = {
    promote: () => promote(depot, { name, version }, author),
    canary: () => startCanary(depot, { name, version, share, budget: 5 }, author),
    raise: () => raiseCanary(depot, { name, share }, author),
    finish: () => finishCanary(depot, { name }, author),
    rollback: () => rollback(depot, { name }, author),
    freeze: () => freeze(depot, name, author),
    unfreeze: () => unfreeze(depot, name, author),
  };
  if (version) await publishOf(depot, { name, version });
  try {
    await steps[action]();
    tell(`${by}: ${action} ${name} ${version} (${why})`);
    await compose(depot, settings);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    tell(`${by}: ${action} ${name} ${version} was refused: ${error.message}`);
  }
}

/** Returns this many kilobytes of text that gzip hardly compresses. */
const madeUpCode = (kilobytes: number) =>
  Array.from(
    { length: kilobytes * 32 },
    (_, line) => `/* ${(line * 2654435761).toString(36)}${'x'.repeat(20)} */`,
  ).join('\n');
