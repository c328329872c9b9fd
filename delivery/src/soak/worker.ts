// worker.ts <id> <file>: changes the site of SITE_STORE without a pause until it is killed, as pipelines and people do. A
// change that the tool confirmed becomes a line of the file.
import { appendFileSync } from 'node:fs';
import { randomInt } from 'node:crypto';
import { compose } from '#compose/compose.ts';
import { openEnvironment } from '#cli/environment.ts';
import { publish } from '#publish/publish.ts';
import { abortCanary, finishCanary, raiseCanary, startCanary } from '#registry/canary.ts';
import { freeze, unfreeze } from '#registry/freeze.ts';
import type { Author, Pointer } from '#registry/pointer.ts';
import { promote } from '#registry/promote.ts';
import { rollback } from '#registry/rollback.ts';
import { Refusal } from '#refusal.ts';
import { applySettings } from '#settings/settings.ts';
import { compatibilityCheck } from '#verify/verify.ts';
import { madeUpBuild } from '#testing/made-up-build.ts';
import { remotes, shellVersions } from './site';

const [id = '', file = ''] = process.argv.slice(2);
const environment = await openEnvironment({});
const { depot } = environment;
const check = compatibilityCheck(depot, environment);

const oneOf = <Item>(items: readonly Item[]): Item => items[randomInt(items.length)] as Item;
const note = (line: object) => appendFileSync(file, `${JSON.stringify(line)}\n`);

type Act = (name: string, author: Author) => Promise<Pointer | undefined>;

const versions = Array.from({ length: 8 }, (_, patch) => `1.0.${patch}`);
const acts: Act[] = [
  (name, author) => promote(depot, { name, version: oneOf(versions), check }, author),
  async (name, author) => {
    const version = `2.0.0-${author.by}`;
    await publish(depot, madeUpBuild({ name, version, routes: [`/${name}`], contract: oneOf([1, 2]) }));
    return promote(depot, { name, version, check }, author);
  },
  (name, author) => rollback(depot, { name, check }, author),
  (name, author) =>
    startCanary(depot, { name, version: oneOf(versions), share: 10, budget: 5, check }, author),
  (name, author) => raiseCanary(depot, { name, share: randomInt(10, 100) }, author),
  (name, author) => finishCanary(depot, { name, check }, author),
  (name, author) => abortCanary(depot, { name }, author),
  (_name, author) => promote(depot, { name: 'shell', version: oneOf(shellVersions), check }, author),
  async (name, author) => {
    const pointer = await freeze(depot, name, author);
    await unfreeze(depot, name, { by: `${author.by}-u`, why: '' });
    return pointer;
  },
  async (_name, author) => {
    await applySettings(depot, { config: { note: author.by }, allow: {} }, author);
    return undefined;
  },
];

for (let round = 0; ; round += 1) {
  const author = { by: `${id}-${process.pid}-${round}`, why: 'soak' };
  try {
    const pointer = await oneOf(acts)(oneOf(remotes), author);
    await compose(depot, environment);
    if (pointer?.by === author.by) note({ name: pointer.name, revision: pointer.revision, by: pointer.by });
    else note({ quiet: true });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    note({ refused: true });
  }
}
