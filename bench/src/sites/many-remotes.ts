import apps from '@site/tooling/apps.json' with { type: 'json' };
import { composeSite, fillStore } from './stores';

/** How many remotes the site has then. */
const count = 50;

/** The composed site with so many made-up remotes beside its own that there are fifty. */
export async function composeManyRemotes(workspace: string, store: string) {
  const own = apps.filter(({ kind }) => kind === 'remote').length;
  await fillStore(workspace, store, { remotes: count - own, versions: 1 });
  await composeSite(workspace, store, { keep: true });
}
