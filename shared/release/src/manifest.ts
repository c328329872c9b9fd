import { array, type InferOutput, looseObject, object, optional, record, string } from 'valibot';

const assets = looseObject({ sync: array(string()), async: array(string()) });

const deliverySchema = object({
  files: record(string(), string()),
  pages: record(string(), array(string())),
});

/** The manifest of a remote, as the federation plugin writes it and `delivery publish` completes it. */
export const manifestSchema = looseObject({
  name: string(),
  metaData: looseObject({ remoteEntry: looseObject({ name: string() }), globalName: string() }),
  exposes: array(
    looseObject({ name: string(), path: string(), assets: looseObject({ js: assets, css: assets }) }),
  ),
  /** Absent from a build that was not published: that of a developer's machine. */
  delivery: optional(deliverySchema),
});

/** A remote's manifest. Files are named relative to it. */
export type Manifest = InferOutput<typeof manifestSchema>;

/** What delivery adds to a manifest: the hash of each file of code, and by path the files of each page. */
export type DeliveryFacts = InferOutput<typeof deliverySchema>;

/** The files that every page of a remote needs: its entry, and what goes with the exposed module. */
export const entryFiles = ({ metaData, exposes }: Manifest): string[] => [
  metaData.remoteEntry.name,
  ...exposes.flatMap(({ assets: { js, css } }) => [...js.sync, ...css.sync]),
];

/** The files that the page at a path needs before it can be drawn. */
export const filesOfPage = (manifest: Manifest, path: string): string[] => [
  ...new Set([...entryFiles(manifest), ...(manifest.delivery?.pages[path] ?? [])]),
];
