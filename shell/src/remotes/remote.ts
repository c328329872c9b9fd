import type { ComponentType } from 'react';
import { type RemoteName, type RouteId, routes } from '@site/contracts/routes';
import type { RemoteModule } from '@site/platform/remote-module';
import type { VisitReport } from '@site/release/visit-report';
import { type Door, openDoor } from './door';
import { type FailureKind, failureFaceAfterMs, failures, RemoteError, toRemoteError } from './failures';
import type { Federation } from './federation';
import { rowOf, versionsFor } from './live-versions';
import type { Registry, RegistryEntry } from './registry';

/** Where a page of a remote stands. */
export type PageState =
  | { status: 'loading' }
  | { status: 'ready'; Page: ComponentType }
  | { status: 'failed'; failure: FailureKind };

/** What a remote needs of the site. */
export interface RemoteParts {
  registry: Registry;
  federation: Federation;
  /** Reads the registry anew, for a retry. */
  readAgain: () => Promise<Registry>;
  /** Takes the state slices of a remote whose door has opened. */
  addSlices: (slices: RemoteModule['slices']) => void;
  /**
   * Hears of each version that failed, before the loader rolls back to the last good one. While a version is in canary, it
   * also hears when the first one came on screen, so that the two can be compared.
   */
  onVisit?: (report: VisitReport) => void;
  /** Hears of each page that came on screen, and of each that failed. */
  onPage?: (page: { remote: RemoteName; version: string; route: string; failure?: string }) => void;
}

/** One remote in this page life: its version, its door, and where each of its pages stands. */
export interface Remote {
  load: (id: RouteId) => Promise<void>;
  prepare: (path?: string) => Promise<void>;
  drawFailed: (id: RouteId, error: Error) => void;
  drawn: (id: RouteId) => void;
  stateOf: (id: RouteId) => PageState | undefined;
}

/** Makes a remote. `onChange` hears that a page stands somewhere else. */
export function createRemote(name: RemoteName, parts: RemoteParts, onChange: () => void): Remote {
  const { federation, readAgain, addSlices, onVisit, onPage } = parts;
  const isCompared = rowOf(parts.registry, name)?.canary !== undefined;
  /** The version in use, then the one to roll back to. */
  let versions = versionsFor(rowOf(parts.registry, name));
  const [first] = versions;
  const seenVersions = new Set(versions.map(({ version }) => version));
  let door: Promise<Door> | undefined;
  let isOpen = false;
  let hasFailed = false;
  const states = new Map<RouteId, PageState>();
  const loading = new Map<RouteId, Promise<void>>();

  const become = (id: RouteId, state: PageState) => {
    states.set(id, state);
    onChange();
  };

  const open = async (path: string): Promise<Door> => {
    const [inUse] = versions;
    if (!inUse) throw new RemoteError('not-registered', name);
    const opened = openDoor(name, await federation.loadDoor(inUse, path));
    addSlices(opened.slices);
    isOpen = true;
    return opened;
  };

  const pageOf = async (id: RouteId, isRetry: boolean): Promise<ComponentType> => {
    const { path } = routes[id];
    const [inUse] = versions;
    if (isRetry && inUse) await federation.refetch(inUse, path);
    door ??= open(path);
    const loadPage = (await door).pages[id];
    if (!loadPage) throw new RemoteError('contract-refused', `no page ${id}`);
    return loadPage();
  };

  const report = (id: RouteId, tried: RegistryEntry | undefined, { kind, fault, message }: RemoteError) => {
    console.error(`[remotes] ${name} ${tried?.version ?? '?'} ${message}`);
    if (!tried) return;
    onVisit?.({ remote: name, version: tried.version, failure: { kind, fault } });
    onPage?.({ remote: name, version: tried.version, route: routes[id].path, failure: kind });
  };

  /** Rolls back from a version that failed, and says whether there is another one to try. */
  const rollBack = (tried: RegistryEntry | undefined, kind: FailureKind): boolean => {
    // Another page of the same version has failed before, and has rolled back already.
    if (tried?.version !== versions[0]?.version) return true;
    const [, ...lastGood] = versions;
    const rollsBack = !failures[kind].isLate && lastGood.length > 0;
    if (rollsBack) {
      versions = lastGood;
      // The other version is a unit of its own: nothing of this one is used again.
      isOpen = false;
    }
    // A door that still hangs is asked for anew; an open one is not run twice.
    if (!isOpen) door = undefined;
    return rollsBack;
  };

  const attempt = async (id: RouteId): Promise<void> => {
    const isRetry = states.get(id)?.status === 'failed' || (hasFailed && !isOpen);
    become(id, { status: 'loading' });
    const latest = isRetry ? readAgain().then((registry) => versionsFor(rowOf(registry, name))) : undefined;
    // The code of an open door runs already. A remote that the registry leaves out stays as it was.
    if (latest && !isOpen && (await latest).length > 0) versions = await latest;
    const [tried] = versions;
    try {
      const Page = await withinLimit(pageOf(id, isRetry));
      become(id, { status: 'ready', Page });
      if (isCompared && tried && tried === first) onVisit?.({ remote: name, version: tried.version });
    } catch (error) {
      const failure = toRemoteError(error);
      if (tried) federation.endRequests(tried, routes[id].path);
      report(id, tried, failure);
      if (rollBack(tried, failure.kind)) return attempt(id);
      hasFailed = true;
      const isNew = ([live]: RegistryEntry[]) => live !== undefined && !seenVersions.has(live.version);
      const isOutdated = latest !== undefined && isNew(await latest);
      become(id, { status: 'failed', failure: isOutdated ? 'outdated' : failure.kind });
    }
  };

  const start = (id: RouteId): Promise<void> => {
    const current = attempt(id).finally(() => loading.delete(id));
    loading.set(id, current);
    return current;
  };

  return {
    load: async (id) => {
      if (states.get(id)?.status !== 'ready') await (loading.get(id) ?? start(id));
    },
    prepare: async (path) => {
      const [inUse] = versions;
      if (inUse) await federation.prepare(inUse, path).catch(() => undefined);
    },
    drawFailed: (id, error) => {
      const [drawn] = versions;
      const failure = new RemoteError('render-error', error.message);
      report(id, drawn, failure);
      if (rollBack(drawn, failure.kind)) void start(id);
    },
    drawn: (id) => {
      const [inUse] = versions;
      if (inUse) onPage?.({ remote: name, version: inUse.version, route: routes[id].path });
    },
    stateOf: (id) => states.get(id),
  };
}

function withinLimit<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new RemoteError('too-slow', `${failureFaceAfterMs} ms`)),
      failureFaceAfterMs,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
