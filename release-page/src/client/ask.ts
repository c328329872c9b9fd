import type { ActionRequest, SiteState, VersionDiff } from '#state/state.ts';

/** What the server would not do, or could not, in the sentence that it gave. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

const unreachable = 'The server of this page does not answer: is "pnpm delivery page" still running?';

async function ask<Answer>(path: string, request: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(path, request).catch(() => {
    throw new Refused(unreachable);
  });
  const body = (await answer.json()) as Answer & { problem?: string };
  if (!answer.ok) throw new Refused(body.problem ?? `The server answered ${answer.status}.`);
  return body;
}

const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

/** Everything that the page shows of an environment, of the first one where none is named; of one app also what is old. */
export const askState = (environment: string, whole?: string) =>
  ask<SiteState>(`/api/state?${query({ environment, ...(whole && { whole }) })}`);

/** How one version differs from another. */
export const askDiff = (wanted: { environment: string; app: string; from: string; to: string }) =>
  ask<VersionDiff>(`/api/diff?${query(wanted)}`);

/** What `delivery verify` says of a version: one sentence a problem. */
export const askVerify = (wanted: { environment: string; app: string; version: string }) =>
  ask<{ problems: string[] }>(`/api/verify?${query(wanted)}`);

/** Requests a change, and returns what was done. */
export const askAction = (request: ActionRequest) =>
  ask<{ lines: string[] }>('/api/act', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-page-token': pageToken() },
    body: JSON.stringify(request),
  });

const pageToken = () => document.querySelector<HTMLMetaElement>('meta[name=page-token]')?.content ?? '';
