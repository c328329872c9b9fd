import { useState } from 'react';
import { Banner } from '@site/ui/banner';
import { Button } from '@site/ui/button';
import { Field } from '@site/ui/field';
import { Grid } from '@site/ui/grid';
import { SelectInput } from '@site/ui/select-input';
import { Stack } from '@site/ui/stack';
import { askDiff } from '#client/ask.ts';
import type { AppState, VersionDiff } from '#state/state.ts';
import { DataTable } from '#words/data-table.tsx';
import { growth, size } from '#words/words.ts';

interface Props {
  environment: string;
  app: AppState;
}

/** How two versions differ: contract, routes, and which file grew. */
export function Compare({ environment, app }: Props) {
  const versions = app.versions.map(({ version }) => version);
  const [from, setFrom] = useState(app.live ?? versions.at(-1) ?? '');
  const [to, setTo] = useState(versions.find((version) => version !== app.live) ?? '');
  const [diff, setDiff] = useState<VersionDiff>();
  const [problem, setProblem] = useState<string>();
  if (versions.length < 2) return <p>There is one version only: nothing to compare.</p>;

  async function compare() {
    setProblem(undefined);
    setDiff(undefined);
    await askDiff({ environment, app: app.name, from, to }).then(setDiff, (error: Error) =>
      setProblem(error.message),
    );
  }

  return (
    <section aria-label="Compare two versions">
      <Stack gap={4}>
        <h3>Compare two versions</h3>
        <Grid layout="halves">
          <Field label="From">
            <Choice versions={versions} value={from} onChange={setFrom} />
          </Field>
          <Field label="To">
            <Choice versions={versions} value={to} onChange={setTo} />
          </Field>
        </Grid>
        <div>
          <Button kind="secondary" size="sm" onClick={() => void compare()}>
            Compare
          </Button>
        </div>
        {problem && (
          <Banner tone="error" announce="alert">
            {problem}
          </Banner>
        )}
        {diff && <Difference diff={diff} />}
      </Stack>
    </section>
  );
}

interface ChoiceProps {
  versions: readonly string[];
  value: string;
  onChange: (version: string) => void;
}

const Choice = ({ versions, value, onChange }: ChoiceProps) => (
  <SelectInput value={value} onChange={({ target }) => onChange(target.value)}>
    {versions.map((version) => (
      <option key={version}>{version}</option>
    ))}
  </SelectInput>
);

function Difference({ diff: { from, to, files, lines } }: { diff: VersionDiff }) {
  const rows = files
    .map(({ name, before, after }) => ({ name, before, after, grown: (after ?? 0) - (before ?? 0) }))
    .filter(({ before, after, grown }) => grown !== 0 || before === undefined || after === undefined)
    .sort((a, b) => Math.abs(b.grown) - Math.abs(a.grown));
  const total = rows.reduce((sum, { grown }) => sum + grown, 0);
  return (
    <Stack gap={3}>
      <p role="status">
        {`${to} is ${total === 0 ? 'as large as' : `${size(Math.abs(total))} ${total > 0 ? 'larger' : 'smaller'} than`} ${from}.`}
      </p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {rows.length > 0 && (
        <DataTable
          caption="Files whose size changed, as they travel"
          head={['File', from, to, 'Change']}
          rows={rows.map(({ name, before, after, grown }) => ({
            key: name,
            cells: [name, sizeOrNone(before), sizeOrNone(after), growth(grown)],
          }))}
        />
      )}
    </Stack>
  );
}

const sizeOrNone = (bytes: number | undefined) => (bytes === undefined ? '–' : size(bytes));
