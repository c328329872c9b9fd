import { Badge } from '@site/ui/badge';
import type { AppState } from '#state/state.ts';

/** What a version is at the moment: live, in canary, the last good one. */
export function VersionBadge({ app, version }: { app: AppState; version: string }) {
  if (version === app.live) return <Badge tone="success">Live</Badge>;
  if (version === app.canary?.version) return <Badge tone="new">Canary</Badge>;
  if (version === app.lastGood) return <Badge tone="info">Last good</Badge>;
  return null;
}
