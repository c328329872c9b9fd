import { Badge } from '@site/ui/badge';
import { DataTable } from '#words/data-table.tsx';
import type { AppState } from '#state/state.ts';

/** The matrix of versions that visitors have, or may have again, and shells: which run with which. */
export function Fits({ app: { fits } }: { app: AppState }) {
  if (fits.length === 0) return <p>No remote is live beside a shell.</p>;
  const shells = [...new Set(fits.map(({ shell }) => shell))];
  const remotes = [...new Set(fits.map(({ remote }) => remote))];
  return (
    <DataTable
      caption="Which versions run with which shells"
      head={['Remote', ...shells]}
      rows={remotes.map((remote) => ({
        key: remote,
        cells: [
          remote,
          ...shells.map((shell) => {
            const fit = fits.find((each) => each.remote === remote && each.shell === shell);
            return fit ? <Answer key={shell} problems={fit.problems} /> : '–';
          }),
        ],
      }))}
    />
  );
}

const Answer = ({ problems }: { problems: readonly string[] }) =>
  problems.length === 0 ? <Badge tone="success">Fits</Badge> : problems.join(' ');
