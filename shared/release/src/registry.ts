import { array, type InferOutput, number, object, optional, record, string, unknown } from 'valibot';
import { routeTableSchema } from './route-table';

const versionEntries = {
  version: string(),
  /** The address of the remote's manifest; all other files of the version are in the same folder. */
  entry: string(),
  /** The hash of the manifest, which in turn holds the hashes of the version's code. */
  integrity: optional(string()),
  /** Its pages, by path. A canary or earlier version that leaves them out has those of the one that is live. */
  routes: optional(routeTableSchema),
  /** Where a page that it had once has gone, by path. */
  redirects: optional(record(string(), string())),
  /** The manifest itself, when the page brings it along. */
  manifest: optional(unknown()),
};

const versionSchema = object(versionEntries);

/** The registry: which version of each remote is live, where it lies, and which pages it has. */
export const registrySchema = object({
  remotes: array(
    object({
      name: string(),
      ...versionEntries,
      /** The last good version, for a browser in which this one does not load. */
      previous: optional(versionSchema),
      /** A version that a share of the visitors gets, in per cent. */
      canary: optional(object({ ...versionEntries, share: number() })),
    }),
  ),
  /** The shell's own code: its hashes by address. In the HTML only. */
  shell: optional(object({ version: string(), files: record(string(), string()) })),
});

/** Which version of each remote is live. */
export type Registry = InferOutput<typeof registrySchema>;

/** One remote's row of the registry. */
export type RegistryRow = Registry['remotes'][number];

/** One version in the registry. */
export type RegistryVersion = InferOutput<typeof versionSchema>;
