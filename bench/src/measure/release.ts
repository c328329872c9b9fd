import type { Browser } from '@playwright/test';
import { run } from '#run/process.ts';
import { composeSite } from '#sites/stores.ts';
import { makeMonolith, siteOf, storeOf } from '#sites/variants.ts';
import { changeContent } from './builds';
import { profiles } from './profiles';
import { newVisitor, visit } from './visit';

const variants = ['composed', 'monolith'] as const;

/** Bytes of scripts and styles that a returning visitor of `/` loads after a sentence of mfe-content's home was changed. */
export async function measureRelease(browser: Browser, workspace: string): Promise<Record<string, number>> {
  const desktop = profiles.find(({ network }) => !network);
  if (!desktop) throw new Error('There is no profile without a slow network');
  const visitors = new Map<string, Awaited<ReturnType<typeof newVisitor>>>();
  for (const variant of variants) {
    const visitor = await newVisitor(browser, desktop);
    await visit(visitor, desktop, `${siteOf(variant)}/`);
    visitors.set(variant, visitor);
  }
  const restore = changeContent(workspace);
  await run(['node', 'tooling/scripts/run-build.mjs'], workspace);
  await composeSite(workspace, storeOf('composed'));
  await makeMonolith(workspace);
  restore();
  const bytes: Record<string, number> = {};
  for (const [variant, visitor] of visitors) {
    const { scriptBytes, styleBytes } = await visit(visitor, desktop, `${siteOf(variant as never)}/`);
    bytes[variant] = scriptBytes + styleBytes;
    await visitor.close();
  }
  return bytes;
}
