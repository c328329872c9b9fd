import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'valibot';
import { fingerprint } from './fingerprint.mjs';
import { source } from './source.mjs';

const { buildRecordFile } = await source('release/src/files.ts');
const { buildRecordSchema } = await source('release/src/build-record.ts');

/** What a build is: the app's name, and a version that its own files decide. */
export function identityOf(folder) {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { name, version: `${version}-${fingerprint(folder)}` };
}

/** Writes the record by which delivery and the scripts know a build. One that does not fit its schema fails the build. */
export class BuildRecordPlugin {
  /** `record` is the record, or makes it from the compilation that has ended. */
  constructor(record) {
    this.record = record;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap('BuildRecordPlugin', (compilation) => {
      // A development server keeps its files in memory: `dist` has the last build, untouched.
      if (compiler.watchMode) return;
      const record = typeof this.record === 'function' ? this.record(compilation) : this.record;
      const written = parse(buildRecordSchema, record);
      writeFileSync(join(compiler.outputPath, buildRecordFile), `${JSON.stringify(written, null, 2)}\n`);
    });
  }
}
