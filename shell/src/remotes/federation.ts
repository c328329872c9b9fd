import { getInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RemoteName } from '@site/contracts/routes';
import { failureFaceAfterMs, RemoteError } from './failures';
import { fetchManifest, manifestResponse } from './manifest';
import type { RegistryEntry } from './registry';

/** The federation runtime, as the shell uses it. Tests stand in their own containers by a runtime plugin. */
export interface Federation {
  /** Tells the runtime where a remote lies; a second call forgets what the first one had loaded. */
  register: (entry: RegistryEntry) => void;
  /** Loads manifest, entry and door of a remote. Rejects with a `RemoteError`. */
  loadDoor: (name: RemoteName) => Promise<unknown>;
}

/** Wires the runtime that the shell was built with. */
export function createFederation(runtime = getInstance()): Federation {
  if (!runtime) throw new Error('The shell was built without the federation plugin');
  const entries = new Map<string, RegistryEntry>();
  const manifestFailures = new Map<string, RemoteError>();

  const plugin: ModuleFederationRuntimePlugin = {
    name: 'site-remotes',
    fetch: async (address) => {
      const entry = entries.get(address);
      manifestFailures.delete(address);
      try {
        return entry?.manifest ? manifestResponse(entry.manifest) : await fetchManifest(address);
      } catch (error) {
        if (error instanceof RemoteError) manifestFailures.set(address, error);
        throw error;
      }
    },
    createScript: ({ url }) => {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      return { script, timeout: failureFaceAfterMs };
    },
  };
  runtime.registerPlugins([plugin]);

  return {
    register: (entry) => {
      const address = new URL(entry.entry, document.baseURI).href;
      entries.set(address, entry);
      runtime.registerRemotes([{ name: entry.name, entry: address }], { force: true });
    },
    loadDoor: async (name) => {
      try {
        return await runtime.loadRemote(`${name}/remote`);
      } catch (error) {
        const address = [...entries].find(([, entry]) => entry.name === name)?.[0] ?? '';
        throw manifestFailures.get(address) ?? classified(error);
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
