import { getInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { exposedModule } from '@site/release/files';
import { filesOfPage, type Manifest } from '@site/release/manifest';
import { prefetch, startEarly } from './early-files';
import { failureFaceAfterMs, RemoteError } from './failures';
import { hashFor, vouchFor } from './integrity';
import { fetchManifest, parseManifest } from './manifest';
import type { RegistryEntry } from './registry';

/** The federation runtime, as the shell uses it. Tests stand in their own containers by a runtime plugin. */
export interface Federation {
  /**
   * Loads manifest, entry and door of a version, and with them the files of the page at `path`. It forgets what was
   * loaded of that remote before. Rejects with a `RemoteError`.
   */
  loadDoor: (entry: RegistryEntry, path: string) => Promise<unknown>;
  /**
   * Reads the manifest of a version before it is needed and, where a page is named, brings that page's files into the
   * browser's cache. It runs nothing. Rejects with a `RemoteError`.
   */
  prepare: (entry: RegistryEntry, path?: string) => Promise<void>;
}

/** Wires the runtime that the shell was built with. */
export function createFederation(runtime = getInstance()): Federation {
  if (!runtime) throw new Error('The shell was built without the federation plugin');
  const plugin: ModuleFederationRuntimePlugin = {
    name: 'site-remotes',
    createScript: ({ url }) => {
      const script = document.createElement('script');
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = hashFor(url);
      script.src = url;
      return { script, timeout: failureFaceAfterMs };
    },
  };
  runtime.registerPlugins([plugin]);

  const manifests = new Map<string, Manifest>();
  const ahead = new Map<string, Promise<Manifest>>();

  const fetchOnce = async (address: string, integrity?: string): Promise<Manifest> => {
    const manifest = manifests.get(address) ?? (await fetchManifest(address, { integrity }));
    manifests.set(address, manifest);
    return manifest;
  };

  /** What is read ahead is under way once; who wants the page now does not wait for it, and has a time limit of his own. */
  const fetchAhead = (address: string, integrity?: string): Promise<Manifest> => {
    const manifest = ahead.get(address) ?? fetchOnce(address, integrity).finally(() => ahead.delete(address));
    ahead.set(address, manifest);
    return manifest;
  };

  const read = async ({ entry, manifest: inPage, integrity }: RegistryEntry, fetch = fetchOnce) => {
    const address = new URL(entry, document.baseURI).href;
    const manifest = inPage ? parseManifest(inPage) : await fetch(address, integrity);
    if (manifest.delivery) vouchFor(address, manifest.delivery.files);
    const filesAt = (path: string) =>
      manifest.delivery ? filesOfPage(manifest, path).map((file) => new URL(file, address).href) : [];
    return { address, manifest, filesAt };
  };

  return {
    prepare: async (entry, path) => {
      const { filesAt } = await read(entry, fetchAhead);
      if (path !== undefined) prefetch(filesAt(path));
    },
    loadDoor: async (entry, path) => {
      const { address, manifest, filesAt } = await read(entry);
      const { remoteEntry, globalName } = manifest.metaData;
      // The runtime gets the script's address: it needs no manifest of its own, and so not the code that reads one.
      const script = new URL(remoteEntry.name, address).href;
      runtime.registerRemotes([{ name: entry.name, entry: script, entryGlobalName: globalName }], {
        force: true,
      });
      const early = startEarly(filesAt(path).filter((file) => file !== script));
      try {
        const [door] = await Promise.all([runtime.loadRemote(`${entry.name}/${exposedModule}`), early]);
        return door;
      } catch (error) {
        throw classified(error);
      }
    },
  };
}

/** Tells from an error of the runtime, or of webpack, what failed behind the manifest. */
export function classified(error: unknown): RemoteError {
  if (error instanceof RemoteError) return error;
  const text = String(error);
  if (text.includes('RUNTIME-008') || text.includes('RUNTIME-001'))
    return new RemoteError('entry-missing', text);
  if (error instanceof Error && error.name === 'ChunkLoadError')
    return new RemoteError('chunk-missing', text);
  return new RemoteError('import-error', text);
}
