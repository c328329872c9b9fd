import type { ComponentType } from 'react';
import type { RemoteModule } from '@site/platform/remote-module';
import type { Registry } from '@site/release/registry';
import type { VisitReport } from '@site/release/visit-report';
import { type Door, openDoor } from './door';
import { type FailureKind, loadTimeoutMs, failures, RemoteError, toRemoteError } from './failures';
import type { Federation } from './federation';
import { rowOf, versionsFor } from './live-versions';
import type { SitePage } from './pages';
import type { RegistryEntry } from './registry';

/** The loading state of a page of a remote. */
export type PageState =
  | { status: 'loading' }
  | { status: 'ready'; Page: ComponentType }
  | { status: 'failed'; failure: FailureKind };

/** What a remote needs of the site. */
export interface RemoteParts {
  registry: Registry;
  federation: Federation;
  /** Fetches the registry again, for a retry. */
  readAgain: () => Promise<Registry>;
  /** Takes the state slices of a remote whose door has opened. */
  addSlices: (slices: RemoteModule['slices']) => void;
  /**
   * Called for each version that failed, before the loader rolls back to the last good one. While a version is in
   * canary, it is also called when the first one came on screen, so that the two can be compared.
   */
  onVisit?: (report: VisitReport) => void;
  /** Called for each page that was shown, and for each that failed. */
  onPage?: (page: { remote: string; version: string; route: string; failure?: string }) => void;
}

/** One remote in this page life: its version, its door, and the loading state of each of its pages. */
export interface Remote {
  load: (page: SitePage) => Promise<void>;
  prepare: (page?: SitePage) => Promise<void>;
  onRenderError: (page: SitePage, error: Error) => void;
  onRendered: (page: SitePage) => void;
  stateOf: (page: SitePage) => PageState | undefined;
}

/** Creates a remote. `onChange` is called when the state of a page changes. */
export function createRemote(name: string, parts: RemoteParts, onChange: () => void): Remote {
  const { federation, readAgain, addSlices, onVisit, onPage } = parts;
  const isCompared = rowOf(parts.registry, name)?.canary !== undefined;
  /** The version in use, then the one to roll back to. */
  let versions = versionsFor(rowOf(parts.registry, name));
  const [first] = versions;
  const seenVersions = new Set(versions.map(({ version }) => version));
  let door: Promise<Door> | undefined;
  let isOpen = false;
  let hasFailed = false;
  const states = new Map<string, PageState>();
  const loading = new Map<string, Promise<void>>();

  const become = (page: SitePage, state: PageState) => {
    states.set(page.name, state);
    onChange();
  };

  const open = async (path: string): Promise<Door> => {
    const [inUse] = versions;
    if (!inUse) throw new RemoteError('not-registered', name);
    const opened = openDoor(name, await federation.loadVersion(inUse, path));
    addSlices(opened.slices);
    isOpen = true;
    return opened;
  };

  const pageOf = async (page: SitePage, isRetry: boolean): Promise<ComponentType> => {
    const { name: wanted, path } = page;
    const [inUse] = versions;
    // Another page of the version that brought it has failed, and the one before has no such page.
    if (inUse && !hasPage(inUse, page)) throw new RemoteError('outdated', `no page ${wanted}`);
    if (isRetry && inUse) await federation.refetch(inUse, path);
    door ??= open(path);
    const loadPage = (await door).pages[wanted];
    if (!loadPage) throw new RemoteError('contract-refused', `no page ${wanted}`);
    return loadPage();
  };

  const report = (
    page: SitePage,
    tried: RegistryEntry | undefined,
    { kind, fault, message }: RemoteError,
  ) => {
    console.error(`[remotes] ${name} ${tried?.version ?? '?'} ${message}`);
    if (!tried) return;
    onVisit?.({ remote: name, version: tried.version, failure: { kind, fault } });
    onPage?.({ remote: name, version: tried.version, route: page.path, failure: kind });
  };

  /** Rolls back from a version that failed, and says whether there is another one to try. */
  const rollBack = (page: SitePage, tried: RegistryEntry | undefined, kind: FailureKind): boolean => {
    // Another page of the same version has failed before, and has rolled back already.
    if (tried?.version !== versions[0]?.version) return true;
    const lastGood = versions.slice(1).filter((version) => hasPage(version, page));
    const rollsBack = !failures[kind].isLate && lastGood.length > 0;
    if (rollsBack) {
      versions = lastGood;
      // The other version is a unit of its own: nothing of this one is used again.
      isOpen = false;
      hasFailed = false;
    }
    // A module that still hangs is requested again; a loaded one is not run twice.
    if (!isOpen) door = undefined;
    return rollsBack;
  };

  const attempt = async (page: SitePage): Promise<void> => {
    const isRetry = states.get(page.name)?.status === 'failed' || (hasFailed && !isOpen);
    become(page, { status: 'loading' });
    const latest = isRetry ? readAgain().then((registry) => versionsFor(rowOf(registry, name))) : undefined;
    // The code of an open door runs already. A remote that the registry leaves out stays as it was.
    if (latest && !isOpen && (await latest).length > 0) versions = await latest;
    const [tried] = versions;
    try {
      const Page = await withinLimit(pageOf(page, isRetry));
      become(page, { status: 'ready', Page });
      if (isCompared && tried && tried === first) onVisit?.({ remote: name, version: tried.version });
    } catch (error) {
      const failure = toRemoteError(error);
      // WebKit ends the loads of a page that is being left: what did not come is a failure once the page stays.
      if (failure.fault === 'network') await globalThis.sitePageStays?.();
      if (tried) federation.discardAttempt(tried, page.path);
      report(page, tried, failure);
      if (rollBack(page, tried, failure.kind)) return attempt(page);
      hasFailed = true;
      const isNew = ([live]: RegistryEntry[]) => live !== undefined && !seenVersions.has(live.version);
      const isOutdated = latest !== undefined && isNew(await latest);
      become(page, { status: 'failed', failure: isOutdated ? 'outdated' : failure.kind });
    }
  };

  const start = (page: SitePage): Promise<void> => {
    const current = attempt(page).finally(() => loading.delete(page.name));
    loading.set(page.name, current);
    return current;
  };

  return {
    load: async (page) => {
      if (states.get(page.name)?.status !== 'ready') await (loading.get(page.name) ?? start(page));
    },
    prepare: async (page) => {
      const [inUse] = versions;
      if (!inUse) return;
      try {
        await federation.prepare(inUse);
        // What has failed is asked for again by a retry alone.
        if (page && !hasFailed && !states.has(page.name)) await pageOf(page, false);
      } catch {
        // A page that is wanted by now shows the failure itself.
        if (!page || loading.size > 0) return;
        if (!isOpen) door = undefined;
        federation.discardAttempt(inUse, page.path);
      }
    },
    onRenderError: (page, error) => {
      const [drawn] = versions;
      const failure = new RemoteError('render-error', error.message);
      report(page, drawn, failure);
      if (rollBack(page, drawn, failure.kind)) void start(page);
    },
    onRendered: (page) => {
      const [inUse] = versions;
      if (inUse) onPage?.({ remote: name, version: inUse.version, route: page.path });
    },
    stateOf: (page) => states.get(page.name),
  };
}

const hasPage = ({ routes = {} }: RegistryEntry, { path }: SitePage) => path in routes;

function withinLimit<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RemoteError('too-slow', `${loadTimeoutMs} ms`)), loadTimeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
