// soak.ts [seconds, 300]: twenty processes promote, roll back, publish and change the settings of one store,
// and are killed at random. Then the history is complete, each record verifies, the site composes, and no
// change that was confirmed is lost.
import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { check } from '#check/check.ts';
import { openEnvironment } from '#cli/environment.ts';
import { compose } from '#compose/compose.ts';
import { publish } from '#publish/publish.ts';
import { readHistory } from '#registry/pointer.ts';
import { promote } from '#registry/promote.ts';
import { madeUpBuild } from '#testing/made-up-build.ts';
import { remotes, shellVersions, speaksOf } from './site';

const seconds = Number(process.argv[2] ?? 300);
const processes = 20;
const root = resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'soak-'));
const store = join(folder, 'store');
const counts = { killed: 0, confirmed: 0, refused: 0, quiet: 0 };

process.env['INIT_CWD'] = root;
process.env['SITE_STORE'] = store;
const environment = await openEnvironment({});
const { depot } = environment;

await firstSite();
const workers = Array.from({ length: processes }, (_, id) => worker(id));
const end = Date.now() + seconds * 1000;
while (Date.now() < end) {
  await setTimeout(randomInt(1_000, 4_000));
  const victim = randomInt(processes);
  workers[victim]?.kill('SIGKILL');
  counts.killed += 1;
  workers[victim] = worker(victim);
}
await Promise.all(workers.map(ended));
const failures = await whatIsWrong();
report();
rmSync(folder, { recursive: true, force: true });
process.exit(failures.length ? 1 : 0);

async function firstSite() {
  const author = { by: 'soak', why: 'the first release' };
  const builds = [
    ...shellVersions.map((version) => madeUpBuild({ name: 'shell', version, speaks: speaksOf[version] })),
    ...remotes.flatMap((name) =>
      Array.from({ length: 8 }, (_, patch) =>
        madeUpBuild({ name, version: `1.0.${patch}`, routes: [`/${name}`], contract: 1 + (patch % 2) }),
      ),
    ),
  ];
  for (const build of builds) await publish(depot, build);
  await promote(depot, { name: 'shell', version: '1.0.0' }, author);
  for (const name of remotes) await promote(depot, { name, version: '1.0.0' }, author);
  await compose(depot, environment);
}

function worker(id: number): ChildProcess {
  const words = ['--import', 'tsx', resolve(import.meta.dirname, 'worker.ts'), String(id), logOf(id)];
  const child = spawn(process.execPath, words, {
    cwd: join(root, 'delivery'),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  child.once('exit', (code) => {
    if (code === null || code === 0) return;
    console.error(`A worker failed by itself, with exit code ${code}.`);
    workers.forEach((each) => each.kill('SIGKILL'));
    process.exit(1);
  });
  return child;
}

function logOf(id: number): string {
  return join(folder, `worker-${id}.log`);
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill('SIGKILL');
  });
}

async function whatIsWrong(): Promise<string[]> {
  await compose(depot, environment);
  const wrong = [...(await check(depot, {})).differences];
  const histories = new Map<string, Awaited<ReturnType<typeof readHistory>>>();
  for (const name of ['shell', ...remotes]) histories.set(name, await readHistory(depot, name));
  for (const line of Array.from({ length: processes }, (_, id) => linesOf(id)).flat()) {
    if (line.quiet) counts.quiet += 1;
    else if (line.refused) counts.refused += 1;
    else {
      counts.confirmed += 1;
      const record = histories.get(line.name ?? '')?.[(line.revision ?? 0) - 1];
      if (record?.by !== line.by)
        wrong.push(`${line.name} revision ${line.revision} by ${line.by} was lost.`);
    }
  }
  const records = [...histories.values()].reduce((sum, history) => sum + history.length, 0);
  console.log(
    `${records} records in the histories, ${(await depot.list('_delivery/site/')).length} site manifests`,
  );
  if (counts.confirmed === 0)
    wrong.push('No change was confirmed: the machine is too slow for so few seconds.');
  return wrong;
}

interface Line {
  name?: string;
  revision?: number;
  by?: string;
  quiet?: boolean;
  refused?: boolean;
}

/** The lines of a worker; the last one may be cut off, since it was killed. */
function linesOf(id: number): Line[] {
  let text: string;
  try {
    text = readFileSync(logOf(id), 'utf8');
  } catch {
    return [];
  }
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as Line];
    } catch {
      return [];
    }
  });
}

function report() {
  const { killed, confirmed, refused, quiet } = counts;
  console.log(
    `${seconds} s, ${processes} processes: ${confirmed} changes confirmed, ${quiet} without a change, ${refused} refused, ${killed} processes killed`,
  );
  failures.forEach((sentence) => console.error(sentence));
  console.log(
    failures.length
      ? `${failures.length} things are wrong`
      : 'History whole, every record verifies, the site composes, nothing lost',
  );
}
