import { exposedModule, manifestFile } from '@site/release/files';
import type { Manifest } from '@site/release/manifest';
import type { Release } from '#publish/release.ts';
import { idOf } from './problem';

const doorPath = `./${exposedModule}`;

/**
 * Whether the shell could load the remote: its manifest, its entry, its door, and every file that they and the
 * pages name.
 */
export function doorProblems(remote: Release, manifest: Manifest | undefined): string[] {
  if (!manifest) {
    return [
      `${idOf(remote)} has no usable ${manifestFile}: build it with the bundler of the repository (tooling/bundler/remote.mjs).`,
    ];
  }
  const { metaData, exposes } = manifest;
  const door = exposes.find(({ path }) => path === doorPath);
  if (!door)
    return [
      `${idOf(remote)} exposes no ${doorPath}: the shell loads a remote by this door, so expose src/remote/remote.tsx as it.`,
    ];
  const { js, css } = door.assets;
  const named = [
    metaData.remoteEntry.name,
    ...js.sync,
    ...css.sync,
    ...js.async,
    ...css.async,
    ...Object.values(remote.build.pages).flat(),
  ];
  const missing = [...new Set(named)].filter((file) => !(file in remote.files));
  return missing.map(
    (file) =>
      `${idOf(remote)} names ${file}, which its build does not contain: build it again from a clean folder.`,
  );
}
