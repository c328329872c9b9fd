import {
  array,
  type InferOutput,
  number,
  object,
  optional,
  picklist,
  record,
  string,
  unknown,
} from 'valibot';

const versionEntries = {
  version: string(),
  /** The address of the remote's manifest; all other files of the version are in the same folder. */
  entry: string(),
  /** The hash of the manifest, which in turn holds the hashes of the version's code. */
  integrity: optional(string()),
  /** The manifest itself, when the page brings it along. */
  manifest: optional(unknown()),
};

const versionSchema = object(versionEntries);

/**
 * The registry: which version of each remote is live, and where it is. `names` are the remotes that the reader
 * knows.
 */
export const registrySchema = <const Name extends string>(names: readonly Name[]) =>
  object({
    remotes: array(
      object({
        name: picklist(names),
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
export type Registry<Name extends string = string> = InferOutput<ReturnType<typeof registrySchema<Name>>>;

/** One remote's row of the registry. */
export type RegistryRow<Name extends string = string> = Registry<Name>['remotes'][number];

/** One version in the registry. */
export type RegistryVersion = InferOutput<typeof versionSchema>;
