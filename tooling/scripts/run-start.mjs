import { resolve } from 'node:path';
import { install } from './install.mjs';
import { fail, requireFreePort, root, stay } from './process.mjs';
import { bringLive, serveSite } from './site.mjs';

const sitePort = Number(process.env.SITE_PORT ?? 3000);
const sandboxPort = Number(process.env.SANDBOX_PORT ?? 4000);
const pagePort = Number(process.env.RELEASE_PAGE_PORT ?? sitePort + 1);
const store = resolve(root, process.env.SITE_STORE ?? '.site');

await requireFreePort(sitePort, { what: 'the site', variable: 'SITE_PORT' });
await requireFreePort(sandboxPort, { what: 'the sandbox', variable: 'SANDBOX_PORT' });
await requireFreePort(pagePort, { what: 'the release page', variable: 'RELEASE_PAGE_PORT' });
await install();
console.log('Building what changed, then starting the site; this takes up to a few minutes.');
// What the release page shows of visitors; the browser tests send no figures.
await bringLive(store, sandboxPort, { FIGURES_URL: '/figures' });
const children = await serveSite({ store, sitePort, sandboxPort });
const page = ['delivery.mjs', 'page', '--store', store, '--port', String(pagePort)];
children.push(stay(['node', ...page], { cwd: resolve(root, 'delivery') }));

console.log(`
  Ciranda Cap      http://localhost:${sitePort}
  Demo customer    CPF 529.982.247-25, password ciranda1
  Mailbox          http://localhost:${sandboxPort}/sandbox/mailbox
  Releases         http://localhost:${pagePort}

  Ctrl-C ends everything.
`);

const endAll = () => children.forEach((child) => child.kill());
process.on('SIGINT', endAll).on('SIGTERM', endAll);
for (const child of children) {
  child.on('exit', (code, signal) => {
    endAll();
    if (code && !signal) fail('A part of the site ended by itself; see above.');
  });
}
