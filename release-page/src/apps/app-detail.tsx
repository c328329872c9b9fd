import { useEffect, useRef, useState } from 'react';
import { Banner } from '@site/ui/banner';
import { Button } from '@site/ui/button';
import { Card } from '@site/ui/card';
import { Cluster } from '@site/ui/cluster';
import { Stack } from '@site/ui/stack';
import { Tabs } from '@site/ui/tabs';
import type { Wish } from '#actions/use-actions.tsx';
import { CanaryPanel } from '#canary/canary-panel.tsx';
import { Health } from '#charts/health.tsx';
import { History } from '#history/history.tsx';
import type { AppState } from '#state/state.ts';
import { Versions } from '#versions/versions.tsx';
import { when } from '#words/words.ts';
import { AppBadges } from './app-list';
import { Standing } from './standing';

interface Props {
  environment: string;
  app: AppState;
  /** Whether somebody has chosen it, rather than opened the page at it. */
  isChosen: () => boolean;
  onAsk: (wish: Wish) => void;
  /** Every version and every change is wanted, however old. */
  onWhole: () => void;
}

const tabs = [
  { id: 'health', label: 'Health' },
  { id: 'versions', label: 'Versions' },
  { id: 'history', label: 'History' },
] as const;

type Tab = (typeof tabs)[number]['id'];

/** One app: what is live, its canary, and what is known of it. */
export function AppDetail({ environment, app, isChosen, onAsk, onWhole }: Props) {
  const [tab, setTab] = useState<Tab>('health');
  const { name, frozen, canary, stopped, retired, readOnly } = app;
  const isReadOnly = readOnly !== undefined;
  const heading = useRef<HTMLHeadingElement>(null);

  // A user who chose it in the list continues here; on a phone it is below the list.
  useEffect(() => {
    if (isChosen()) heading.current?.focus();
  }, [isChosen]);

  return (
    <Stack gap={5}>
      <Card as="section" padding="snug" labelledBy="app-name">
        <Stack gap={4}>
          <Cluster gap={3} justify="between">
            <h2 ref={heading} id="app-name" tabIndex={-1}>
              {name}
            </h2>
            <AppBadges app={app} />
          </Cluster>
          {stopped && (
            <Banner tone="warning" announce="status">
              <strong>{`Canary ${stopped.version} was taken back`}</strong>
              {` by ${stopped.by}, ${when(stopped.at)}: ${stopped.why || 'no reason was given'}`}
            </Banner>
          )}
          <Standing app={app} />
          {isReadOnly && <Banner tone="info">{readOnly}</Banner>}
          {!isReadOnly && (
            <Cluster gap={3}>
              <Button kind="secondary" size="sm" onClick={() => onAsk({ action: 'rollback', app })}>
                Roll back
              </Button>
              <Button
                kind="secondary"
                size="sm"
                onClick={() => onAsk({ action: frozen ? 'unfreeze' : 'freeze', app })}
              >
                {frozen ? 'Unfreeze' : 'Freeze'}
              </Button>
              {name !== 'shell' && !retired && (
                <Button kind="text" size="sm" onClick={() => onAsk({ action: 'retire', app })}>
                  Retire
                </Button>
              )}
            </Cluster>
          )}
        </Stack>
      </Card>
      {canary && <CanaryPanel app={app} canary={canary} onAsk={onAsk} />}
      <Card as="section" padding="snug">
        <Tabs label={`What is known of ${name}`} tabs={tabs} selected={tab} onSelect={setTab}>
          {tab === 'health' && <Health app={app} />}
          {tab === 'versions' && (
            <Versions environment={environment} app={app} onAsk={onAsk} onWhole={onWhole} />
          )}
          {tab === 'history' && <History environment={environment} app={app} onWhole={onWhole} />}
        </Tabs>
      </Card>
    </Stack>
  );
}
