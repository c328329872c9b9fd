import type { VisitReport } from '@site/release/visit-report';

/**
 * Reports how visits to versions ended: once that one came on screen, once that it failed. A visitor who is offline reports
 * nothing: the version is not at fault.
 */
export function visitReports(address: string): (report: VisitReport) => void {
  const sent = new Set<string>();
  return (report) => {
    const id = `${report.remote} ${report.version} ${report.failure ? 'failed' : 'ready'}`;
    if (!address || !navigator.onLine || sent.has(id)) return;
    sent.add(id);
    navigator.sendBeacon?.(address, JSON.stringify(report));
  };
}
