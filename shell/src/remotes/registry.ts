import {
  type InferOutput,
  array,
  number,
  object,
  optional,
  picklist,
  record,
  safeParse,
  string,
  unknown,
} from 'valibot';
import { remoteNames } from '@site/contracts/routes';

const version = {
  version: string(),
  /** The address of the remote's manifest; everything else of the version lies beside it. */
  entry: string(),
  /** The hash of the manifest, which in turn holds the hashes of the version's code. */
  integrity: optional(string()),
  /** The manifest itself, when the page brought it along. */
  manifest: optional(unknown()),
};

const rowSchema = object({
  name: picklist(remoteNames),
  ...version,
  /** The last good version, for whom this one does not load. */
  previous: optional(object(version)),
  /** A version that a share of the visitors gets, in per cent. */
  canary: optional(object({ ...version, share: number() })),
});

const registrySchema = object({
  remotes: array(rowSchema),
  /** The shell's own code, whose hashes the page brings along. */
  shell: optional(object({ version: string(), files: record(string(), string()) })),
});

/** Which version of each remote is live, and where it lies. */
export type Registry = InferOutput<typeof registrySchema>;

/** One remote's row of the registry. */
export type RegistryRow = InferOutput<typeof rowSchema>;

/** One version of a remote. */
export type RegistryEntry = Pick<RegistryRow, 'name' | 'version' | 'entry' | 'integrity' | 'manifest'>;

const nothingLive: Registry = { remotes: [] };
const limitMs = 10_000;

/** Reads the registry that the page carries, else asks for `/remotes.json`; without either, no remote is live. */
export async function readRegistry(document: Document): Promise<Registry> {
  const block = document.getElementById('site-registry')?.textContent;
  return block ? accepted(block) : fetchRegistry();
}

/** Asks for `/remotes.json` anew. */
export async function fetchRegistry(): Promise<Registry> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), limitMs);
  try {
    const answer = await fetch('/remotes.json', {
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
    const result = safeParse(registrySchema, JSON.parse(text));
    return result.success ? result.output : refused(result.issues[0].message);
  } catch (error) {
    return refused(String(error));
  }
}

function refused(why: string): Registry {
  console.error(`[remotes] registry not usable: ${why}`);
  return nothingLive;
}
