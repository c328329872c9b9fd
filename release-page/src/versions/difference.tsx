import { Stack } from '@site/ui/stack';
import type { VersionDiff } from '#state/state.ts';
import { DataTable } from '#words/data-table.tsx';
import { growth, size } from '#words/words.ts';

/** How two versions differ: contract, routes, and every file by how much it grew. */
export function Difference({ diff: { from, to, files, lines } }: { diff: VersionDiff }) {
  const rows = files
    .map(({ name, before, after }) => ({ name, before, after, grown: (after ?? 0) - (before ?? 0) }))
    .sort((a, b) => Math.abs(b.grown) - Math.abs(a.grown) || a.name.localeCompare(b.name));
  const total = rows.reduce((sum, { grown }) => sum + grown, 0);
  return (
    <Stack gap={3}>
      <p role="status">
        {`${to} is ${total === 0 ? 'as large as' : `${size(Math.abs(total))} ${total > 0 ? 'larger' : 'smaller'} than`} ${from}.`}
        {lines.length === 0 && ' Contract, routes and shared packages are the same.'}
      </p>
      {lines.length > 0 && (
        <Stack as="ul" gap={1}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Stack>
      )}
      <DataTable
        caption="Files as they travel, those that changed most first"
        head={['File', 'Change', from, to]}
        rows={rows.map(({ name, before, after, grown }) => ({
          key: name,
          cells: [name, growth(grown), sizeOrNone(before), sizeOrNone(after)],
        }))}
      />
    </Stack>
  );
}

const sizeOrNone = (bytes: number | undefined) => (bytes === undefined ? '–' : size(bytes));
