import type { Browser } from '@playwright/test';
import { createSandboxClient } from 'sandbox/testing/sandbox-client';
import { api, siteOf, variantNames } from '#sites/variants.ts';
import { profiles } from './profiles';
import { newVisitor, visit, type Visit } from './visit';

/** The routes that are measured; the guarded ones by a customer who is signed in. */
export const routes = ['/', '/FAQ/Lista', '/login', '/carrinho', '/meus-titulos', '/resultado'];
const guarded = ['/carrinho', '/meus-titulos'];

/** One visit with an empty cache, or a second one by the same visitor. */
export interface PageSample extends Visit {
  variant: string;
  route: string;
  profile: string;
  cache: 'cold' | 'warm';
}

/** Visits everything once, so that the server has encoded each file: Brotli at its best takes seconds, once in a file's life. */
export async function warmUp(browser: Browser) {
  const { token } = await createSandboxClient(api).newCustomer();
  const desktop = profiles.find(({ network }) => !network);
  if (!desktop) throw new Error('There is no profile without a slow network');
  for (const variant of variantNames) {
    const visitor = await newVisitor(browser, desktop, token);
    for (const route of routes) await visit(visitor, desktop, siteOf(variant) + route);
    await visitor.close();
  }
}

/** Visits every route of every variant on every profile, cold and warm, by turns so that the machine's mood is shared. */
export async function measurePages(browser: Browser, runs: number): Promise<PageSample[]> {
  const { token } = await createSandboxClient(api).newCustomer();
  const samples: PageSample[] = [];
  for (let round = 0; round < runs; round++) {
    for (const profile of profiles)
      for (const route of routes)
        for (const variant of variantNames) {
          const visitor = await newVisitor(browser, profile, guarded.includes(route) ? token : undefined);
          for (const cache of ['cold', 'warm'] as const) {
            const measured = await visit(visitor, profile, siteOf(variant) + route);
            samples.push({ variant, route, profile: profile.name, cache, ...measured });
          }
          await visitor.close();
        }
    console.log(`round ${round + 1} of ${runs}`);
  }
  return samples;
}
