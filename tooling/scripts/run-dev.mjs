import { resolve } from 'node:path';
import { apps } from './apps.mjs';
import { install } from './install.mjs';
import { fail, requireFreePort, root, stay } from './process.mjs';

const ports = { shell: 3000, 'mfe-account': 3101, 'mfe-shop': 3102, 'mfe-prizes': 3103, 'mfe-content': 3104 };
const sandboxPort = Number(process.env.SANDBOX_PORT ?? 4000);

// Alone, a remote stands in a small frame of its own; together, the shell loads all four.
const alone = process.argv[2];
const started = alone && alone !== 'shell' ? [alone] : apps;
if (!started.every((app) => app in ports)) fail(`There is no app called ${alone}.`);

await requireFreePort(sandboxPort, 'the sandbox');
for (const app of started) await requireFreePort(ports[app], app);
await install();

const address = `http://localhost:${ports[started.length === 1 ? started[0] : 'shell']}`;
const children = [
  stay(['node', '--import', 'tsx', 'src/app/main.ts'], {
    cwd: resolve(root, 'sandbox'),
    env: { SANDBOX_PORT: String(sandboxPort), SANDBOX_SITE_URL: address },
  }),
  ...started.map((app) =>
    stay(['webpack', 'serve', '--mode', 'development', ...(started.length === 1 ? ['--env', 'alone'] : [])], {
      cwd: resolve(root, app),
      env: { PATH: `${resolve(root, app, 'node_modules/.bin')}:${process.env.PATH}` },
    }),
  ),
];
console.log(`\n  ${address} as soon as the first build is through. Ctrl-C ends everything.\n`);

const endAll = () => children.forEach((child) => child.kill());
process.on('SIGINT', endAll).on('SIGTERM', endAll);
for (const child of children) child.on('exit', () => process.exit());
