import { Button } from '@site/ui/button';
import { Card } from '@site/ui/card';
import { Cluster } from '@site/ui/cluster';
import { Grid } from '@site/ui/grid';
import { Stack } from '@site/ui/stack';
import type { Wish } from '#actions/use-actions.tsx';
import type { AppState, CanaryState, VisitSummary } from '#state/state.ts';
import { DataTable } from '#words/data-table.tsx';
import { measured, measureWords, percent } from '#words/words.ts';
import { EvidenceBar } from './evidence-bar';
import styles from './canary-panel.module.css';

interface Props {
  app: AppState;
  canary: CanaryState;
  onAsk: (wish: Wish) => void;
}

const steps = [
  { action: 'raise', label: 'Raise' },
  { action: 'lower', label: 'Lower' },
  { action: 'finish', label: 'Finish' },
  { action: 'abort', label: 'Abort' },
] as const;

/** The canary of an app: who gets it, how it fares beside the live version, and how far it is from being stopped. */
export function CanaryPanel({ app, canary, onAsk }: Props) {
  const { version, share, verdict, checks } = canary;
  return (
    <Card as="section" padding="snug" labelledBy="canary">
      <Stack gap={4}>
        <h3 id="canary">Canary {version}</h3>
        <div
          className={styles.share}
          role="img"
          aria-label={`${share} per cent of the visitors get the canary`}
        >
          <svg viewBox="0 0 100 6" preserveAspectRatio="none" className={styles.track} aria-hidden="true">
            <rect width="100" height="6" className={styles.everybody} />
            <rect width={share} height="6" className={styles.some} />
          </svg>
          <span aria-hidden="true">{share} % of the visitors</span>
        </div>
        <p>{verdict}</p>
        <Grid layout="halves">
          {checks.map((check) => (
            <EvidenceBar key={check.name} check={check} />
          ))}
        </Grid>
        <DataTable
          caption="The same hours, the canary beside the live version"
          head={['Figure', `Canary ${version}`, `Live ${app.live ?? ''}`]}
          rows={rowsOf(canary)}
        />
        {!app.readOnly && (
          <Cluster gap={3}>
            {steps.map(({ action, label }) => (
              <Button
                key={action}
                kind={action === 'finish' ? 'primary' : 'secondary'}
                size="sm"
                onClick={() => onAsk({ action, app })}
              >
                {label}
              </Button>
            ))}
          </Cluster>
        )}
      </Stack>
    </Card>
  );
}

const shown = ['usable', 'lcp', 'inp', 'cls'] as const;

function rowsOf({ canary, live }: CanaryState) {
  const both = (cell: (figures: VisitSummary) => string) => [cell(canary), cell(live)];
  return [
    { key: 'visits', cells: ['Pages measured', ...both(({ visits }) => visits.toLocaleString('en'))] },
    {
      key: 'failed',
      cells: ['Failed', ...both(({ failed, visits }) => `${failed} (${percent(failed, visits)})`)],
    },
    ...shown.map((name) => ({
      key: name,
      cells: [
        `${measureWords[name].name}, p75`,
        ...both(({ measures }) => {
          const value = measures[name];
          return value
            ? `${measured(name, value.p75)} (${measured(name, value.low)} to ${measured(name, value.high)})`
            : '–';
        }),
      ],
    })),
  ];
}
