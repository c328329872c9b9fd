import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import apps from '@site/tooling/apps.json' with { type: 'json' };
import { freePort } from '#support/free-port.ts';
import { expect, firstVisit, test } from '#support/test.ts';
import { copyWorkspace } from '#support/workspace-copy.ts';

test.use(firstVisit);

// Five builds beside other tests.
const buildsFirst = { timeout: 300_000 };

test('`npm start`, Ctrl-C, `pnpm dev` beside a taken port, Ctrl-C, `npm start`: the site is there each time, and is not built again', async ({
  page,
}) => {
  const copy = copyWorkspace();
  const taken = createServer().listen(0, 'localhost');
  await once(taken, 'listening');
  const { port: takenPort } = taken.address() as AddressInfo;
  const sitePort = await freePort();
  const env = {
    ...process.env,
    SITE_PORT: String(sitePort),
    SANDBOX_PORT: String(await freePort()),
    RELEASE_PAGE_PORT: String(await freePort()),
    DEV_PORTS: JSON.stringify({ 'mfe-prizes': takenPort }),
  };
  const builds = () => apps.map(({ name }) => readFileSync(join(copy, name, 'dist/build.json'), 'utf8'));

  /** Has a command run while something is looked at, ends it as Ctrl-C does, and returns what it said. */
  const whileItRuns = async (words: string[], look: (said: () => string) => Promise<void>) => {
    const command = spawn('node', words, { cwd: copy, env });
    const ended = once(command, 'exit');
    let said = '';
    for (const stream of [command.stdout, command.stderr])
      stream.on('data', (data) => (said += String(data)));
    try {
      await look(() => said);
    } finally {
      // Away before the server is gone.
      await page.goto('about:blank');
      command.kill('SIGINT');
      await ended;
    }
    return said;
  };
  const start = () =>
    whileItRuns(['tooling/scripts/start.mjs'], async (said) => {
      await expect.poll(said, buildsFirst).toContain('Ctrl-C ends everything.');
      await page.goto(`http://localhost:${sitePort}/`);
      await expect(page.getByText('Em breve, novidades!')).toBeVisible();
    });

  try {
    await start();
    const before = builds();
    await whileItRuns(['tooling/scripts/dev.mjs', 'mfe-prizes'], async (said) => {
      const address = () => /http:\/\/localhost:\d+/.exec(said())?.[0] ?? '';
      await expect.poll(address, buildsFirst).not.toBe('');
      expect(address()).not.toBe(`http://localhost:${takenPort}`);
      await expect(async () =>
        expect((await page.request.get(`${address()}/main.js`)).ok()).toBe(true),
      ).toPass();
    });
    expect(await start()).not.toContain('built ');
    expect(builds()).toEqual(before);
  } finally {
    taken.close();
    rmSync(copy, { recursive: true, force: true });
  }
});
