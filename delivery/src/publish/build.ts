import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import * as v from 'valibot';
import { type BuildRecord, buildRecordSchema } from '@site/release/build-record';
import { buildRecordFile } from '@site/release/files';
import { Refusal } from '#refusal.ts';

/** A folder made by an app's build, read into memory. File names are relative, with `/`. */
export interface BuildFolder {
  build: BuildRecord;
  files: Map<string, Buffer>;
}

/** Reads the folder of a build. Refuses one without a record that makes sense. */
export async function readBuildFolder(folder: string): Promise<BuildFolder> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new Refusal(`There is no build in ${folder}: build the app first.`);
  });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = new Map<string, Buffer>();
  for (const path of paths.sort())
    files.set(relative(folder, path).split(sep).join('/'), await readFile(path));
  return { build: parseBuild(files.get(buildRecordFile), folder), files };
}

/** Reads the record of a build. Refuses one that makes no sense. */
export function parseBuild(body: Buffer | undefined, folder: string): BuildRecord {
  if (!body) throw new Refusal(`${folder} has no ${buildRecordFile}: build the app first.`);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), buildRecordSchema), body.toString('utf8'));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Refusal(
    `${folder}/${buildRecordFile} is not the record of a build: ${v.getDotPath(issue) ?? 'file'}: ${issue.message}`,
  );
}
