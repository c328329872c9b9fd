import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformSync, version } from '@swc/core';

const options = {
  jsc: { target: 'es2022', transform: { react: { runtime: 'automatic' } } },
  module: { type: 'commonjs' },
  sourceMaps: true,
  swcrc: false,
};
const own = version + readFileSync(import.meta.filename, 'utf8');

/** Turns TypeScript into what jest runs, with the compiler of the builds. `check:types` is what looks at the types. */
// eslint-disable-next-line no-restricted-syntax -- jest takes the default export
export default {
  getCacheKey: (text, path) => createHash('sha256').update(own).update(path).update(text).digest('hex'),
  process(text, path) {
    const parser = { syntax: 'typescript', tsx: path.endsWith('.tsx') };
    return transformSync(text, { ...options, filename: path, jsc: { ...options.jsc, parser } });
  },
};
