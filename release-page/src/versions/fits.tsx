import { Badge } from '@site/ui/badge';
import { DataTable } from '#words/data-table.tsx';
import type { AppState } from '#state/state.ts';

/** Which versions run with which shells: contract, route table and shared packages. */
export function Fits({ app }: { app: AppState }) {
  if (app.fits.length === 0) return <p>No remote is live beside a shell.</p>;
  return (
    <DataTable
      caption="Which versions run with which shells"
      head={['Remote', 'Shell', 'Fits']}
      rows={app.fits.map(({ remote, shell, problems }) => ({
        key: `${remote} ${shell}`,
        cells: [
          remote,
          shell,
          problems.length === 0 ? (
            <Badge key="fit" tone="success">
              Fits
            </Badge>
          ) : (
            problems.join(' ')
          ),
        ],
      }))}
    />
  );
}
