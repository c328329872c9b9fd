import { run } from '#run/process.ts';
import { composeSite } from '#sites/stores.ts';
import { comparedNames, makeMonolith, storeOf, type VariantName } from '#sites/variants.ts';
import { type ChangedApp, changeSentence } from './builds';
import { newVisitor, type Visitor } from './chrome';
import { openLines } from './measure-pages';
import { desktop } from './profiles';
import { loadedBy, timesOf } from './visit';

/** Bytes of everything but documents and API responses that a returning visitor of `/` loads, by the app that was released. */
export type ReleaseBytes = Record<ChangedApp, Record<string, number>>;

/** Releases one changed sentence of a remote, then one of the shell, and counts what returning visitors load. */
export async function measureRelease(workspace: string): Promise<ReleaseBytes> {
  return {
    'mfe-content': await afterChange(workspace, 'mfe-content'),
    shell: await afterChange(workspace, 'shell'),
  };
}

async function afterChange(workspace: string, app: ChangedApp): Promise<Record<string, number>> {
  await release(workspace);
  const lines = await openLines(desktop);
  const visitors = new Map<VariantName, Visitor>();
  for (const variant of comparedNames) {
    const visitor = await newVisitor(desktop);
    await timesOf(visitor, lines[variant], '/');
    visitors.set(variant, visitor);
  }
  const restore = changeSentence(workspace, app);
  await release(workspace);
  restore();
  const bytes: Record<string, number> = {};
  for (const [variant, visitor] of visitors) {
    bytes[variant] = await loadedBy(visitor, lines[variant], '/');
    await visitor.leave();
  }
  return bytes;
}

/** Both sites from the current sources. What was live stays in the store, as in production. */
async function release(workspace: string) {
  await run(['node', 'tooling/scripts/run-build.mjs'], workspace);
  await composeSite(workspace, storeOf('composed'), { keep: true });
  await makeMonolith(workspace);
}
