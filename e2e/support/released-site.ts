import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import apps from '@site/tooling/apps.json' with { type: 'json' };
import { runCommandLine } from 'delivery/command-line';
import { sandboxUrl } from './addresses.ts';
import { stubBuild, type StubRemote } from './stub-build.ts';
import { firstVisit, test as base } from './test.ts';

const root = resolve(import.meta.dirname, '../..');
const tool = join(root, 'delivery/delivery.mjs');
const execute = promisify(execFile);

/** Changes one file of a build; `undefined` takes the file out. */
type Edit = (name: string, text: string) => string | undefined;

/** A site of its own for one test: a store, a server, and the tool that changes what is live. */
export interface ReleasedSite {
  url: string;
  store: string;
  /**
   * Runs `delivery` in the test's own process, which costs no start of Node, and returns what it printed as JSON; rejects
   * with its sentence when it refuses.
   */
  delivery: <Answer = Record<string, unknown>>(...words: string[]) => Promise<Answer>;
  /** The same in a process of its own. */
  process: <Answer = Record<string, unknown>>(words: readonly string[]) => Promise<Answer>;
  /** The version of an app's build in this workspace. */
  versionOf: (app: string) => string;
  /** Publishes another version of an app's build. */
  publish: (app: string, version: string, edit?: Edit) => Promise<void>;
  /** Publishes a remote of a few lines. */
  publishStub: (remote: StubRemote) => Promise<void>;
  /** Makes the settings of environments.json, with these variables, those of the site. */
  applySettings: (variables: Record<string, string>) => Promise<void>;
  /** Starts the release page of the site and returns its address. */
  releasePage: () => Promise<string>;
}

interface Fixtures {
  site: ReleasedSite;
}

interface WorkerFixtures {
  /** The builds of the workspace as they were when the worker began, and a store in which all of them are live. */
  firstRelease: { builds: string; store: string };
}

const deliveryAt =
  (store: string): ReleasedSite['delivery'] =>
  async (...words) => {
    const [printed, notes] = [[] as string[], [] as string[]];
    const code = await runCommandLine([...words, '--store', store, '--json'], {
      print: (text) => printed.push(text),
      note: (line) => notes.push(line),
    });
    if (code !== 0) throw new Error(notes.join('\n'));
    return JSON.parse(printed.join(''));
  };

export { expect } from './test.ts';

/** The browser tests' `test` with a site of its own, in which every build of the workspace is live. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  ...firstVisit,
  firstRelease: [
    async ({}, use) => {
      // The tool takes these from its process, which is this one.
      Object.assign(process.env, { SANDBOX_URL: sandboxUrl, INIT_CWD: root });
      const store = mkdtempSync(join(tmpdir(), 'first-release-'));
      const run = deliveryAt(store);
      await run('assets', join(root, 'mfe-content/public'));
      const builds = mkdtempSync(join(tmpdir(), 'first-builds-'));
      for (const { name } of apps) cpSync(join(root, name, 'dist'), join(builds, name), { recursive: true });
      await run('deploy', ...apps.map(({ name }) => join(builds, name)));
      await use({ builds, store });
      for (const folder of [builds, store]) rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  site: async ({ firstRelease, context }, use) => {
    const store = mkdtempSync(join(tmpdir(), 'released-'));
    const builds = mkdtempSync(join(tmpdir(), 'builds-'));
    cpSync(firstRelease.store, store, { recursive: true });
    const delivery = deliveryAt(store);
    const inProcess: ReleasedSite['process'] = async (words) => {
      const { stdout } = await execute(process.execPath, [tool, ...words, '--store', store, '--json']);
      return JSON.parse(stdout);
    };
    const versionOf = (app: string) => versionIn(join(firstRelease.builds, app));
    const variant = (app: string, version: string, edit?: Edit) => {
      const folder = join(builds, `${app}-${version}`);
      cpSync(join(firstRelease.builds, app), folder, { recursive: true });
      rename(folder, { from: versionOf(app), to: version }, edit);
      return folder;
    };
    const stops: (() => Promise<unknown>)[] = [];
    const start = async (...words: string[]) => {
      const { url: started, stop } = await startTool([...words, '--store', store]);
      stops.push(stop);
      return started;
    };
    const url = await start('serve', '--port', '0', '--api', sandboxUrl);
    await use({
      url,
      store,
      delivery,
      process: inProcess,
      versionOf,
      publish: async (app, version, edit) => void (await delivery('publish', variant(app, version, edit))),
      publishStub: async (remote) => void (await delivery('publish', stubBuild(builds, remote))),
      async applySettings(variables) {
        // The tool fills them in from its process, which is this one.
        const before = process.env;
        process.env = { ...before, ...variables };
        await delivery('settings', 'apply').finally(() => (process.env = before));
      },
      releasePage: () => start('page', '--port', '0'),
    });
    // A page that still loads would write down that its server has gone.
    await Promise.all(context.pages().map((page) => page.close()));
    await Promise.all(stops.map((stop) => stop()));
    for (const folder of [store, builds]) rmSync(folder, { recursive: true, force: true });
  },
});

const versionIn = (folder: string) =>
  (JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')) as { version: string }).version;

function rename(
  folder: string,
  { from, to }: { from: string; to: string },
  edit: Edit = (_name, text) => text,
) {
  // The version is in addresses, and as an identifier in the name by which a build's chunks find each other.
  const identifier = (version: string) => version.replaceAll(/[^A-Za-z0-9]/g, '_');
  const renamed = (text: string) => text.replaceAll(from, to).replaceAll(identifier(from), identifier(to));
  for (const name of readdirSync(folder).filter((file) => /\.(js|css|json|html)$/.test(file))) {
    const text = edit(name, renamed(readFileSync(join(folder, name), 'utf8')));
    if (text === undefined) rmSync(join(folder, name));
    else writeFileSync(join(folder, name), text);
  }
}

/** Starts a command that serves something, and returns where. */
function startTool(words: string[]): Promise<{ url: string; stop: () => Promise<unknown> }> {
  let end = () => {};
  const ended = new Promise<void>((done) => (end = done));
  return new Promise((done, reject) => {
    const notes: string[] = [];
    const stop = () => (end(), code);
    const code = runCommandLine(words, {
      print: () => {},
      note: (line) => {
        notes.push(line);
        const url = /is at (\S+)/.exec(line)?.[1];
        if (url) done({ url, stop });
      },
      ended: () => ended,
    });
    void code.then(() => reject(new Error(notes.join('\n'))));
  });
}
