// full-store.ts <folder> <remotes> <versions>: fills a store with made-up remotes, the first version of each live, for
// the bench, which measures what one more promote costs.
import { openEnvironment } from '#cli/environment.ts';
import { publish } from '#publish/publish.ts';
import { promote } from '#registry/promote.ts';
import { madeUpBuild } from './made-up-build';

const [store = '', remotes, versions] = process.argv.slice(2);
const { depot } = await openEnvironment({ store });
const author = { by: 'bench', why: 'a full store' };
await publish(depot, madeUpBuild({ name: 'shell', version: '1.0.0' }));
await promote(depot, { name: 'shell', version: '1.0.0' }, author);
for (let remote = 0; remote < Number(remotes); remote++) {
  const name = `mfe-made-up-${remote}`;
  for (let patch = 0; patch < Number(versions); patch++) {
    const version = `1.0.${patch}`;
    const build = madeUpBuild({
      name,
      version,
      routes: [`/${name}`],
      pages: { [`/${name}`]: ['remote.0a.js'] },
    });
    await publish(depot, build);
  }
  await promote(depot, { name, version: '1.0.0' }, author);
}
