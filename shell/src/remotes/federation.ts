import { getInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { exposedModule } from '@site/release/files';
import { filesOfPage, type Manifest } from '@site/release/manifest';
import { discardAttempt, refetch, startEarly } from './early-files';
import { loadTimeoutMs, RemoteError } from './failures';
import { hashFor, registerHashes } from './integrity';
import { fetchManifest, parseManifest } from './manifest';
import type { RegistryEntry } from './registry';

/** The federation runtime, as the shell uses it. Tests register their own containers with a runtime plugin. */
export interface Federation {
  /**
   * Loads manifest, entry and exposed module of a version, and the files of the page at `path`. A version of the same
   * remote that was loaded before is unregistered. Rejects with a `RemoteError`.
   */
  loadVersion: (entry: RegistryEntry, path: string) => Promise<unknown>;
  /** Reads the manifest of a version before it is needed. It runs nothing. Rejects with a `RemoteError`. */
  prepare: (entry: RegistryEntry) => Promise<void>;
  /** Cleans up after a failed try: requests that hang end, and preloads that would fail the next try are replaced. */
  discardAttempt: (entry: RegistryEntry, path: string) => void;
  /** Requests the manifest of a version and the files of a page from the network, past the browser's cache. Rejects with a `RemoteError`. */
  refetch: (entry: RegistryEntry, path: string) => Promise<void>;
}

/** Wires the runtime that the shell was built with. */
export function createFederation(runtime = getInstance()): Federation {
  if (!runtime) throw new Error('The shell was built without the federation plugin');
  /** The entry scripts by their address: the global that each sets, and what it would fail with as things are. */
  const entries = new Map<
    string,
    { globalName: string; failure?: 'too-slow' | 'entry-missing' | 'entry-broken' | undefined }
  >();
  const plugin: ModuleFederationRuntimePlugin = {
    name: 'site-remotes',
    createScript: ({ url }) => {
      const script = document.createElement('script');
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = hashFor(url);
      script.src = url;
      const entry = entries.get(url);
      if (entry) entry.failure = 'too-slow';
      const ended = ({ type }: Event) => {
        if (!entry) return;
        if (type === 'error') entry.failure = 'entry-missing';
        else entry.failure = Reflect.get(globalThis, entry.globalName) ? undefined : 'entry-broken';
      };
      script.addEventListener('error', ended);
      script.addEventListener('load', ended);
      return { script, timeout: loadTimeoutMs };
    },
  };
  runtime.registerPlugins([plugin]);

  const manifests = new Map<string, Manifest>();
  const ahead = new Map<string, Promise<Manifest>>();

  const remember = (entry: string, manifest: Manifest): Manifest => {
    manifests.set(entry, manifest);
    if (manifest.delivery) registerHashes(addressOf(entry), manifest.delivery.files);
    return manifest;
  };

  const fetchAgain = async ({ entry, integrity }: RegistryEntry, pastCache = false): Promise<Manifest> =>
    remember(entry, await fetchManifest(addressOf(entry), { integrity, pastCache }));

  /**
   * Prefetches of one manifest are shared. A real navigation does not wait for them: it fetches again with its own
   * timeout.
   */
  const fetchAhead = (row: RegistryEntry): Promise<Manifest> => {
    const manifest = ahead.get(row.entry) ?? fetchAgain(row).finally(() => ahead.delete(row.entry));
    ahead.set(row.entry, manifest);
    return manifest;
  };

  const read = async (row: RegistryEntry, fetch: (row: RegistryEntry) => Promise<Manifest>) => {
    const { entry, manifest: inPage } = row;
    return manifests.get(entry) ?? (inPage ? remember(entry, parseManifest(inPage)) : fetch(row));
  };

  /** The addresses of a page's files, as far as they are known: a version's manifest names them. */
  const filesOf = ({ entry }: RegistryEntry, path: string): string[] => {
    const manifest = manifests.get(entry);
    if (!manifest?.delivery) return [];
    return filesOfPage(manifest, path).map((file) => new URL(file, addressOf(entry)).href);
  };

  return {
    discardAttempt: (entry, path) => discardAttempt(filesOf(entry, path)),
    refetch: async (entry, path) => {
      await read(entry, (row) => fetchAgain(row, true));
      await refetch(filesOf(entry, path));
    },
    prepare: async (entry) => void (await read(entry, fetchAhead)),
    loadVersion: async (entry, path) => {
      const { remoteEntry, globalName } = (await read(entry, (row) => fetchAgain(row))).metaData;
      // The runtime gets the script's address: it needs no manifest of its own, and so not the code that reads one.
      const script = new URL(remoteEntry.name, addressOf(entry.entry)).href;
      entries.set(script, { globalName });
      runtime.registerRemotes([{ name: entry.name, entry: script, entryGlobalName: globalName }], {
        force: true,
      });
      const early = startEarly(filesOf(entry, path).filter((file) => file !== script));
      try {
        const [door] = await Promise.all([runtime.loadRemote(`${entry.name}/${exposedModule}`), early]);
        return door;
      } catch (error) {
        const failure = entries.get(script)?.failure;
        throw failure && !(error instanceof RemoteError)
          ? new RemoteError(failure, String(error), script)
          : error;
      }
    },
  };
}

const addressOf = (entry: string) => new URL(entry, document.baseURI).href;
