import { useState } from 'react';
import type { MeasureName } from '@site/release/figures-report';
import { Stack } from '@site/ui/stack';
import type { AppState, VersionState } from '#state/state.ts';
import { DataTable } from '#words/data-table.tsx';
import { measured, measureWords } from '#words/words.ts';
import { FailureBars } from './failure-bars';
import { MeasureChoice } from './measure-choice';
import { PercentileChart } from './percentile-chart';

type Measured = VersionState & { figures: NonNullable<VersionState['figures']> };

/** What visitors had in the last seven days: p75 by version over the hours, and failures by kind. */
export function Health({ app }: { app: AppState }) {
  const [name, setName] = useState<MeasureName>('usable');
  const versions = app.versions.filter((version): version is Measured => version.figures !== undefined);
  if (versions.length === 0)
    return (
      <p>
        No visitor&apos;s browser has sent figures in the last seven days. They are sent where
        &quot;figuresUrl&quot; is set in delivery/environments.json.
      </p>
    );
  return (
    <Stack gap={6}>
      <MeasureChoice app={app} selected={name} onSelect={setName} />
      <PercentileChart app={app} name={name} />
      <DataTable
        caption={`${measureWords[name].name}: three of four visitors had this or less, by version`}
        head={['Version', 'p75', '95 % interval', 'Pages']}
        rows={versions.map(({ version, figures }) => rowOf(version, name, figures))}
      />
      <RouteTable name={name} versions={versions} />
      <section aria-label="Failures">
        <Stack gap={3}>
          <h3>Failures by kind</h3>
          <FailureBars versions={versions} />
        </Stack>
      </section>
    </Stack>
  );
}

function rowOf(key: string, name: MeasureName, { measures }: Measured['figures']) {
  const value = measures[name];
  const cells = value
    ? [
        measured(name, value.p75),
        `${measured(name, value.low)} to ${measured(name, value.high)}`,
        value.count.toLocaleString('en'),
      ]
    : ['–', '–', '0'];
  return { key, cells: [key, ...cells] };
}

function RouteTable({ name, versions }: { name: MeasureName; versions: readonly Measured[] }) {
  const rows = versions.flatMap(({ version, routes }) =>
    routes.map(({ route, figures }) => rowOf(`${route} (${version})`, name, figures)),
  );
  return (
    <details>
      <summary>By route</summary>
      <DataTable
        caption={`${measureWords[name].name}, by route`}
        head={['Route', 'p75', '95 % interval', 'Pages']}
        rows={rows}
      />
    </details>
  );
}
