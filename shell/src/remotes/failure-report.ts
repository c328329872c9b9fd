import type { FailureReport } from '@site/release/failure-report';

/** Reports that a version failed. A visitor who is offline reports nothing: the version is not at fault. */
export function reportFailure(address: string, report: FailureReport): void {
  if (!address || !navigator.onLine) return;
  navigator.sendBeacon?.(address, JSON.stringify(report));
}
