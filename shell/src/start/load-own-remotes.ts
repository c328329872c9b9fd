import type { OwnRemotes } from '#remotes/own-remotes.tsx';
import { remoteOverrides } from '#remotes/overrides.storage.ts';

/** The remotes of a developer's own machine. Their code is loaded for a developer who has some, and nobody else waits for it. */
export async function loadOwnRemotes(
  config: { allowOverrides: boolean },
  location: { search: string },
): Promise<OwnRemotes | undefined> {
  const hasSome = location.search.includes('override=') || remoteOverrides.read();
  if (!config.allowOverrides || !hasSome) return undefined;
  const { ownRemotes } = await import('#remotes/own-remotes.tsx');
  return ownRemotes(config, location);
}
