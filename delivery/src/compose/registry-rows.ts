import { manifestFile } from '#publish/browser-facts.ts';
import type { Release } from '#publish/release.ts';
import type { OfferedRemote, OfferedVersion } from './live-versions';

/** One version in the registry: where its manifest lies and the hash that it must have. */
export interface VersionRow {
  version: string;
  entry: string;
  integrity?: string;
  /** The manifest itself, in the HTML of a page that needs it. */
  manifest?: unknown;
}

/** One remote in the registry: what everybody gets, a share of the visitors gets, and gets who could not load that. */
export interface RemoteRow extends VersionRow {
  name: string;
  canary?: VersionRow & { share: number };
  previous?: VersionRow;
}

/** What the registry says of a remote. With `inline` it brings the manifests along that a first page load may need. */
export function remoteRow({ name, live, canary, lastGood }: OfferedRemote, inline: boolean): RemoteRow {
  return {
    name,
    ...versionRow(live, inline),
    ...(canary && { canary: { ...versionRow(canary, inline), share: canary.share } }),
    ...(lastGood && { previous: versionRow(lastGood, false) }),
  };
}

function versionRow({ release, manifest }: OfferedVersion, inline: boolean): VersionRow {
  return {
    version: release.build.version,
    entry: addressOf(release, manifestFile),
    integrity: release.files[manifestFile]?.integrity,
    ...(inline && { manifest }),
  };
}

/** The address of a published file on the site. */
export const addressOf = ({ build }: Release, file: string) => `/${build.name}/${build.version}/${file}`;
