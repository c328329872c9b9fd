import { registryId } from '@site/release/document';
import { registryFile } from '@site/release/files';
import { type Registry, registrySchema, type RegistryVersion } from '@site/release/registry';
import { parse } from 'valibot';

export type { Registry };

/** One version of a remote. */
export type RegistryEntry = RegistryVersion & { name: string };

const nothingLive: Registry = { remotes: [] };
const limitMs = 10_000;

/** Reads the inlined registry, or fetches `/remotes.json`. Empty if neither can be read. */
export async function readRegistry(document: Document): Promise<Registry> {
  const block = document.getElementById(registryId)?.textContent;
  return block ? accepted(block) : fetchRegistry();
}

/** Fetches `/remotes.json` again. */
export async function fetchRegistry(): Promise<Registry> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), limitMs);
  try {
    const answer = await fetch(`/${registryFile}`, {
      cache: 'no-store',
      credentials: 'omit',
      signal: abort.signal,
    });
    return answer.ok ? accepted(await answer.text()) : refused(`status ${answer.status}`);
  } catch (error) {
    return refused(String(error));
  } finally {
    clearTimeout(timer);
  }
}

function accepted(text: string): Registry {
  try {
    return parse(registrySchema, JSON.parse(text));
  } catch (error) {
    return refused(String(error));
  }
}

function refused(why: string): Registry {
  console.error(`[remotes] registry not usable: ${why}`);
  return nothingLive;
}
