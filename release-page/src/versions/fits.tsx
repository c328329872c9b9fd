import { Badge } from '@site/ui/badge';
import { DataTable } from '#words/data-table.tsx';
import type { AppState } from '#state/state.ts';

/** How what is live fits the shell that is live: contract, route table and shared packages. */
export function Fits({ app }: { app: AppState }) {
  if (app.fits.length === 0) return <p>No remote is live beside a shell.</p>;
  return (
    <DataTable
      caption={`How each version fits ${app.fits[0]?.shell ?? 'the shell'}`}
      head={['Remote', 'Contract', 'Fits']}
      rows={app.fits.map(({ remote, contract, problems }) => ({
        key: remote,
        cells: [
          remote,
          String(contract ?? 'none'),
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
