import * as v from 'valibot';
import { manifestFile } from '@site/release/files';
import { type Manifest, manifestSchema } from '@site/release/manifest';
import { readRelease, readReleased, type Release } from '#publish/release.ts';
import type { Pointer } from '#registry/pointer.ts';
import type { Depot } from '#storage/depot.ts';

/** One version of a remote that a visitor may get, with all that the HTML may need of it. */
export interface OfferedVersion {
  release: Release;
  manifest: Manifest;
}

/** A remote with the versions that visitors may get at this moment. */
export interface OfferedRemote {
  name: string;
  live: OfferedVersion;
  canary?: OfferedVersion & { share: number };
  lastGood?: OfferedVersion;
}

/**
 * Reads the versions that a pointer offers, or nothing if no version is live. `speaks` drops versions that the
 * shell cannot load.
 */
export async function offeredRemote(
  depot: Depot,
  pointer: Pointer,
  speaks: readonly number[],
): Promise<OfferedRemote | undefined> {
  const { name, canary } = pointer;
  const [live, trial, lastGood] = await Promise.all(
    [pointer.live, canary?.version, pointer.lastGood].map((version) =>
      version ? offeredVersion(depot, name, version) : undefined,
    ),
  );
  if (!live) return undefined;
  const isSpoken =
    lastGood?.release.build.contract !== undefined && speaks.includes(lastGood.release.build.contract);
  return {
    name,
    live,
    ...(trial && canary && { canary: { ...trial, share: canary.share } }),
    ...(lastGood && isSpoken && { lastGood }),
  };
}

async function offeredVersion(depot: Depot, name: string, version: string): Promise<OfferedVersion> {
  const release = await readRelease(depot, name, version);
  const manifest = await readReleased(depot, release, manifestFile);
  return { release, manifest: v.parse(manifestSchema, JSON.parse(manifest.toString('utf8'))) };
}
