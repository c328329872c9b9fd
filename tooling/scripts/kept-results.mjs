import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

// The tests of these read files of the whole workspace: what they need is in no list of dependencies.
const readsEverything = ['tooling', 'delivery', 'bench', 'shared/testing'];
const common = ['pnpm-lock.yaml', 'jest.config.mjs', 'tooling'];

/**
 * Which folders of jest's projects passed with the very files that are there now, by the last reports. What a folder's
 * tests depend on: its files, those of the workspace's packages that it needs, the lockfile and the tooling.
 */
export function keptResults(root, projects) {
  const file = join(root, 'node_modules/.cache/passed-folders.json');
  const records = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const folderOf = ({ rootDir }) => relative(root, rootDir);
  const folders = [...new Set(projects.map(folderOf))];
  const fingerprints = fingerprintsOf(root, folders);
  const isKept = (folder) =>
    !readsEverything.includes(folder) && records[folder]?.fingerprint === fingerprints.get(folder);
  const kept = folders.filter(isKept);

  return {
    kept,
    /** How many tests of the kept folders passed. */
    passed: kept.reduce((sum, folder) => sum + records[folder].passed, 0),
    /** The names of the projects that must run. */
    changed: projects.filter((project) => !isKept(folderOf(project))).map(({ displayName }) => displayName),
    /** Writes down, by jest's report, which folders passed. */
    remember({ testResults }) {
      for (const folder of folders) {
        const results = testResults.filter(({ name }) => name.startsWith(`${join(root, folder)}/`));
        if (results.length === 0) continue;
        const passed = results.flatMap(({ assertionResults }) => assertionResults).length;
        const hasPassed = results.every(({ status }) => status === 'passed');
        records[folder] = hasPassed ? { fingerprint: fingerprints.get(folder), passed } : undefined;
      }
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(records));
    },
  };
}

function fingerprintsOf(root, folders) {
  const read = (file) => readFileSync(join(root, file));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root });
  const files = String(listed)
    .split('\n')
    .filter((file) => file && existsSync(join(root, file)));
  const isBelow = (path, file) => file === path || file.startsWith(`${path}/`);
  const manifests = files
    .filter((file) => /(^|\/)package\.json$/.test(file))
    .map((file) => ({ folder: dirname(file), ...JSON.parse(read(file)) }));

  function needs(folder, found = new Set()) {
    if (found.has(folder)) return found;
    found.add(folder);
    const { dependencies, devDependencies } = manifests.find((manifest) => manifest.folder === folder) ?? {};
    const names = Object.keys({ ...dependencies, ...devDependencies });
    for (const manifest of manifests) if (names.includes(manifest.name)) needs(manifest.folder, found);
    return found;
  }

  return new Map(
    folders.map((folder) => {
      const hash = createHash('sha256').update(process.version);
      const paths = [...common, ...needs(folder)];
      for (const file of files.filter((name) => paths.some((path) => isBelow(path, name))).sort())
        hash.update(`${file}\0`).update(read(file)).update('\0');
      return [folder, hash.digest('hex')];
    }),
  );
}
