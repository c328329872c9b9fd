import { resolve } from 'node:path';
import { appNames, portOf } from '../apps.mjs';
import { install } from './install.mjs';
import { fail, requireFreePort, root, stay } from './process.mjs';

const sandboxPort = Number(process.env.SANDBOX_PORT ?? 4000);

// Alone, a remote stands in a small frame of its own; together, the shell loads them all.
const alone = process.argv[2];
const started = alone && alone !== 'shell' ? [alone] : appNames;
if (!started.every((app) => appNames.includes(app)))
  fail(`There is no app called ${alone}; there are ${appNames.join(', ')}.`);

await requireFreePort(sandboxPort, 'the sandbox');
for (const app of started) await requireFreePort(portOf(app), app);
await install();

const address = `http://localhost:${portOf(started[0])}`;
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
