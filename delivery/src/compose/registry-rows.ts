import { isDeepStrictEqual } from 'node:util';
import { folderOf, manifestFile } from '@site/release/files';
import type { RegistryRow, RegistryVersion } from '@site/release/registry';
import type { Release } from '#publish/release.ts';
import type { OfferedRemote, OfferedVersion } from './live-versions';

/** What the registry says of a remote. With `inline` it brings the manifests along that a first page load may need. */
export function remoteRow({ name, live, canary, lastGood }: OfferedRemote, inline: boolean): RegistryRow {
  const pages = pagesOf(live);
  const other = (version: OfferedVersion) =>
    isDeepStrictEqual(pagesOf(version), pages) ? {} : pagesOf(version);
  return {
    name,
    ...versionRow(live, inline),
    ...pages,
    ...(canary && { canary: { ...versionRow(canary, inline), ...other(canary), share: canary.share } }),
    ...(lastGood && { previous: { ...versionRow(lastGood, false), ...other(lastGood) } }),
  };
}

/** Its rows of the route table, and where pages of before have gone. */
const pagesOf = ({ release: { build } }: OfferedVersion) => ({
  routes: build.routeTable,
  ...(Object.keys(build.redirects).length > 0 && { redirects: build.redirects }),
});

function versionRow({ release, manifest }: OfferedVersion, inline: boolean): RegistryVersion {
  return {
    version: release.build.version,
    entry: addressOf(release, manifestFile),
    integrity: release.files[manifestFile]?.integrity,
    ...(inline && { manifest }),
  };
}

/** The address of a published file on the site: that of the version with which it came first. */
export const addressOf = ({ build, files }: Release, file: string) =>
  `${folderOf({ ...build, version: files[file]?.since ?? build.version })}${file}`;
