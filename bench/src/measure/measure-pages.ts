import { createSandboxClient } from 'sandbox/testing/sandbox-client';
import { api, siteOf, type VariantName, variantNames } from '#sites/variants.ts';
import { newVisitor } from './chrome';
import { type Line, openLine } from './line';
import type { PageTimes } from './page-watch';
import { desktop, mobile, type Profile } from './profiles';
import { timesOf, type Traffic, trafficOf } from './visit';

/** The routes that are measured; the guarded ones by a customer who is signed in. */
export const routes = ['/', '/FAQ/Lista', '/login', '/carrinho', '/meus-titulos', '/resultado'];
const guarded = ['/carrinho', '/meus-titulos'];

interface Seen {
  variant: string;
  route: string;
}

/** The times of one visit with an empty cache, or of a second one by the same visitor. */
export interface PageSample extends Seen, PageTimes {
  profile: string;
  cache: 'cold' | 'warm';
}

/** The traffic of one visit on a mobile with an empty cache. */
export type TrafficSample = Seen & Traffic;

const coldAndWarm = ['cold', 'warm'] as const;

/** What is visited, and how often in each round: each visitor comes once, or a second time with what they have kept. */
export interface Plan {
  routes: readonly string[];
  variants: readonly VariantName[];
  ways: readonly { profile: Profile; visitors: readonly (readonly ('cold' | 'warm')[])[] }[];
  /** Variants that are visited in the first rounds only: no target applies to them. */
  aside?: readonly VariantName[];
}

const roundsAside = 3;
const trafficRounds = 2;

const everything: Plan = {
  routes,
  variants: variantNames,
  ways: [
    { profile: mobile, visitors: [coldAndWarm] },
    { profile: desktop, visitors: [coldAndWarm] },
  ],
  aside: ['default'],
};

/** Lines to all variants, by their name. */
export async function openLines({ network }: Profile): Promise<Record<VariantName, Line>> {
  const lines = variantNames.map(async (name) => [name, await openLine(siteOf(name), network)]);
  return Object.fromEntries(await Promise.all(lines)) as Record<VariantName, Line>;
}

/** Visits everything once, so that the server has encoded each file: Brotli at its best takes seconds, once in a file's life. */
export async function warmUp({ routes, variants }: Pick<Plan, 'routes' | 'variants'> = everything) {
  const { token } = await createSandboxClient(api).newCustomer();
  const lines = await openLines(desktop);
  for (const variant of variants) {
    const visitor = await newVisitor(desktop, token);
    for (const route of routes) await timesOf(visitor, lines[variant], route);
    await visitor.leave();
  }
}

/**
 * Visits what the plan says, by default every route of every variant on every profile; interleaved, so that slow
 * phases of the machine affect all variants alike.
 */
export async function measurePages(runs: number, plan = everything): Promise<PageSample[]> {
  const samples: PageSample[] = [];
  const ways = await Promise.all(
    plan.ways.map(async (way) => ({ ...way, lines: await openLines(way.profile) })),
  );
  const { token } = await createSandboxClient(api).newCustomer();
  const central = plan.variants.filter((variant) => !plan.aside?.includes(variant));
  for (let round = 0; round < runs; round++) {
    for (const { profile, visitors, lines } of ways)
      for (const route of plan.routes)
        for (const visits of visitors)
          for (const variant of round < roundsAside ? plan.variants : central) {
            const visitor = await newVisitor(profile, guarded.includes(route) ? token : undefined);
            for (const cache of visits) {
              const times = await timesOf(visitor, lines[variant], route);
              samples.push({ variant, route, profile: profile.name, cache, ...times });
            }
            await visitor.leave();
          }
    console.log(`round ${round + 1} of ${runs}`);
  }
  return samples;
}

/** Counts what a first visit of every route of every variant asks for: the same each time, save what a race decides. */
export async function measureTraffic(): Promise<TrafficSample[]> {
  const samples: TrafficSample[] = [];
  const lines = await openLines(mobile);
  const { token } = await createSandboxClient(api).newCustomer();
  for (let round = 0; round < trafficRounds; round++)
    for (const route of routes)
      for (const variant of variantNames) {
        const visitor = await newVisitor(mobile, guarded.includes(route) ? token : undefined);
        samples.push({ variant, route, ...(await trafficOf(visitor, lines[variant], route)) });
        await visitor.leave();
      }
  return samples;
}
