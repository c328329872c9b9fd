import { run } from '#run/process.ts';
import { composeSite } from '#sites/stores.ts';
import { makeMonolith, storeOf } from '#sites/variants.ts';
import { changeContent } from './builds';
import { newVisitor, type Visitor } from './chrome';
import { openLines } from './measure-pages';
import { desktop } from './profiles';
import { timesOf, trafficOf } from './visit';

const variants = ['composed', 'monolith'] as const;

/** Bytes of scripts and styles that a returning visitor of `/` loads after a sentence of mfe-content's home was changed. */
export async function measureRelease(workspace: string): Promise<Record<string, number>> {
  const lines = await openLines(desktop);
  const visitors = new Map<(typeof variants)[number], Visitor>();
  for (const variant of variants) {
    const visitor = await newVisitor(desktop);
    await timesOf(visitor, lines[variant], '/');
    visitors.set(variant, visitor);
  }
  const restore = changeContent(workspace);
  await run(['node', 'tooling/scripts/run-build.mjs'], workspace);
  await composeSite(workspace, storeOf('composed'));
  await makeMonolith(workspace);
  restore();
  const bytes: Record<string, number> = {};
  for (const [variant, visitor] of visitors) {
    const { scriptBytes, styleBytes } = await trafficOf(visitor, lines[variant], '/');
    bytes[variant] = scriptBytes + styleBytes;
    await visitor.leave();
  }
  return bytes;
}
