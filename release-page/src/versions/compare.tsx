import { useState } from 'react';
import { Banner } from '@site/ui/banner';
import { Button } from '@site/ui/button';
import { Field } from '@site/ui/field';
import { Grid } from '@site/ui/grid';
import { SelectInput } from '@site/ui/select-input';
import { Stack } from '@site/ui/stack';
import { askDiff } from '#client/ask.ts';
import type { AppState, VersionDiff } from '#state/state.ts';
import { Difference } from './difference';

interface Props {
  environment: string;
  app: AppState;
}

/** How any two versions differ. */
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
