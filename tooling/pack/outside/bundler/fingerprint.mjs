import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const locks = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'];
const isTest = (name) => /\.(test|spec|examples)\.[jt]sx?$/.test(name);

/** Eight hex digits that change when a source of the remote changes, or a version in its lockfile. */
export function fingerprint(folder) {
  const hash = createHash('sha256');
  const beside = ['package.json', 'webpack.config.mjs', 'rspack.config.mjs', ...locks].map((name) =>
    join(folder, name),
  );
  for (const file of [...beside.filter((each) => existsSync(each)), ...filesBelow(join(folder, 'src'))])
    hash
      .update(`${relative(folder, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex').slice(0, 8);
}

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isTest(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
