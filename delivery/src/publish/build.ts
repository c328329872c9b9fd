import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import * as v from 'valibot';
import { Refusal } from '#refusal.ts';

/** A name or a version, as they stand in addresses: nothing that could leave its folder. */
export const nameSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/));
export const versionSchema = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/));

const ranges = v.optional(v.record(v.string(), v.string()), {});

/**
 * What `build.json` says about a build: the app, its version, and what it asks of the others. A remote tells the
 * contract it was built for, its routes, the files of each page, and by path the markup of those that have some and the
 * name of the call that a page begins with; a shell the contracts that it speaks, the remote that owns each route, the
 * files that its start needs beyond those in its HTML, and what is seen before: its `frame`, and the script `first-sight`.
 */
export const buildSchema = v.object({
  name: nameSchema,
  version: versionSchema,
  contract: v.optional(v.number()),
  speaks: v.optional(v.array(v.number())),
  routes: v.optional(v.array(v.string()), []),
  pages: v.optional(v.record(v.string(), v.array(v.string())), {}),
  preload: v.optional(v.array(v.string()), []),
  prerendered: v.optional(v.record(v.string(), v.string()), {}),
  firstCalls: v.optional(v.record(v.string(), v.string()), {}),
  owners: v.optional(v.record(v.string(), v.string()), {}),
  requires: ranges,
  provides: ranges,
});

export type Build = v.InferOutput<typeof buildSchema>;

/** A folder made by an app's build, read into memory. File names are relative, with `/`. */
export interface BuildFolder {
  build: Build;
  files: Map<string, Buffer>;
}

/** Reads the folder of a build. Refuses one without a `build.json` that makes sense. */
export async function readBuildFolder(folder: string): Promise<BuildFolder> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new Refusal(`There is no build in ${folder}: build the app first.`);
  });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = new Map<string, Buffer>();
  for (const path of paths.sort())
    files.set(relative(folder, path).split(sep).join('/'), await readFile(path));
  return { build: parseBuild(files.get('build.json'), folder), files };
}

/** Reads the record of a build. Refuses one that makes no sense. */
export function parseBuild(body: Buffer | undefined, folder: string): Build {
  if (!body) throw new Refusal(`${folder} has no build.json: build the app first.`);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), buildSchema), body.toString('utf8'));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Refusal(
    `${folder}/build.json is not the record of a build: ${v.getDotPath(issue) ?? 'file'}: ${issue.message}`,
  );
}
