import type { FailureKind } from './failures';

/** What the shell reports when a version of a remote fails: nothing about the visitor. */
interface FailureReport {
  remote: string;
  version: string;
  failure: FailureKind;
}

/** Reports that a version failed. A visitor who is offline reports nothing: the version is not at fault. */
export function reportFailure(address: string, report: FailureReport): void {
  if (!address || !navigator.onLine) return;
  navigator.sendBeacon?.(address, JSON.stringify(report));
}
