import type { ReactNode } from 'react';
import type { Registry } from '@site/release/registry';
import { OverrideBadge } from './override-badge';
import { readOverrides, withOverrides } from './overrides';

/** The remotes that come from a developer's own machine. */
export interface OwnRemotes {
  /** Puts them into the place of the published ones. */
  into: (registry: Registry) => Promise<Registry>;
  /** Says on every page which they are. */
  badge: ReactNode;
}

export function ownRemotes(...from: Parameters<typeof readOverrides>): OwnRemotes {
  const overrides = readOverrides(...from);
  return {
    into: (registry) => withOverrides(registry, overrides),
    badge: <OverrideBadge overrides={overrides} />,
  };
}
