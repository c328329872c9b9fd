import { resolve } from 'node:path';
import { appNames, portOf } from '../apps.mjs';
import { install } from './install.mjs';
import { fail, freePortNear, root, stay } from './process.mjs';

// Alone, a remote stands in a small frame of its own; together, the shell loads them all.
const alone = process.argv[2];
const started = alone && alone !== 'shell' ? [alone] : appNames;
if (!started.every((app) => appNames.includes(app)))
  fail(`There is no app called ${alone}; there are ${appNames.join(', ')}.`);

const wantedSandbox = Number(process.env.SANDBOX_PORT ?? 4000);
const isSandboxUp = await fetch(`http://127.0.0.1:${wantedSandbox}/api/features`).then(
  (response) => response.ok,
  () => false,
);
const sandboxPort = isSandboxUp ? wantedSandbox : await freePortNear(wantedSandbox);
const ports = {};
for (const app of started) ports[app] = await freePortNear(portOf(app));
await install();

const address = `http://localhost:${ports[started[0]]}`;
const children = started.map((app) =>
  stay(['webpack', 'serve', '--mode', 'development', ...(started.length === 1 ? ['--env', 'alone'] : [])], {
    cwd: resolve(root, app),
    env: {
      PATH: `${resolve(root, app, 'node_modules/.bin')}:${process.env.PATH}`,
      DEV_PORTS: JSON.stringify(ports),
      SANDBOX_PORT: String(sandboxPort),
    },
  }),
);
if (!isSandboxUp)
  children.push(
    stay(['node', '--import', 'tsx', 'src/app/main.ts'], {
      cwd: resolve(root, 'sandbox'),
      env: { SANDBOX_PORT: String(sandboxPort), SANDBOX_SITE_URL: address },
    }),
  );
console.log(`
  ${address} as soon as the first build is through, with ${isSandboxUp ? 'the sandbox that is running' : 'a sandbox'} on port ${sandboxPort}.

  Ctrl-C ends everything.
`);

const endAll = () => children.forEach((child) => child.kill());
process.on('SIGINT', endAll).on('SIGTERM', endAll);
for (const child of children) child.on('exit', () => process.exit());
