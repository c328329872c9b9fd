import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { appNames, portOf, remoteNames } from '../apps.mjs';
import { install } from './install.mjs';
import { overrideAddress, requireOverrides } from './override.mjs';
import { fail, freePortNear, root, stay } from './process.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' } },
});
const [app] = positionals;
if (app && !appNames.includes(app)) fail(`There is no app called ${app}; there are ${appNames.join(', ')}.`);

const children = [];
const endAll = () => children.forEach((child) => child.kill());
process.on('SIGINT', endAll).on('SIGTERM', endAll);

if (values.against) await serveToSite(values.against);
else await serveHere();
for (const child of children) child.on('exit', () => process.exit());

/** One remote for a site that runs elsewhere, which brings shell, API and the other remotes. */
async function serveToSite(site) {
  if (!remoteNames.includes(app))
    fail(
      `Which remote? For example: pnpm dev mfe-shop --against ${site}. There are ${remoteNames.join(', ')}.`,
    );
  await requireOverrides(site);
  const port = await freePortNear(portOf(app));
  await install();
  children.push(serve(app, { ports: { [app]: port }, words: ['--mode', 'production', '--env', 'lent'] }));
  say(await overrideAddress(site, app, port), 'A change loads the page again');
}

/** A remote alone in a small frame, or the whole site; the API is a sandbox. */
async function serveHere() {
  const started = app && app !== 'shell' ? [app] : appNames;
  const wantedSandbox = Number(process.env.SANDBOX_PORT ?? 4000);
  const isSandboxUp = await fetch(`http://127.0.0.1:${wantedSandbox}/api/features`).then(
    (response) => response.ok,
    () => false,
  );
  const sandboxPort = isSandboxUp ? wantedSandbox : await freePortNear(wantedSandbox);
  const ports = {};
  for (const each of started) ports[each] = await freePortNear(portOf(each));
  await install();
  const address = `http://localhost:${ports[started[0]]}`;
  const alone = started.length === 1 ? ['--env', 'alone'] : [];
  for (const each of started)
    children.push(
      serve(each, {
        ports,
        words: ['--mode', 'development', ...alone],
        env: { SANDBOX_PORT: `${sandboxPort}` },
      }),
    );
  if (!isSandboxUp)
    children.push(
      stay(['node', '--import', 'tsx', 'src/app/main.ts'], {
        cwd: resolve(root, 'sandbox'),
        env: { SANDBOX_PORT: `${sandboxPort}`, SANDBOX_SITE_URL: address },
      }),
    );
  const sandbox = isSandboxUp ? 'the sandbox that is running' : 'a sandbox';
  say(address, `It runs with ${sandbox} on port ${sandboxPort}`);
}

function serve(name, { ports, words, env = {} }) {
  const cwd = resolve(root, name);
  const path = `${resolve(cwd, 'node_modules/.bin')}:${process.env.PATH}`;
  return stay(['webpack', 'serve', ...words], {
    cwd,
    env: { PATH: path, DEV_PORTS: JSON.stringify(ports), ...env },
  });
}

function say(address, what) {
  console.log(`
  ${address} as soon as the first build is through.
  ${what}. Ctrl-C ends everything.
`);
}
