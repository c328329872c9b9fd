import * as v from 'valibot';
import { firstCallNames } from './first-calls';
import { routeTableSchema } from './route-table';

/** The name of an app, as used in addresses: it cannot contain anything that leaves its folder. */
export const nameSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/));

/** The version of a build, as used in addresses. */
export const versionSchema = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/));

const byName = v.optional(v.record(v.string(), v.string()), {});
const namesByModule = v.optional(v.record(v.string(), v.array(v.string())), {});

/**
 * What `build.json` says about a build: the app, its version, and what it asks of the others. A path is a pattern of the
 * route table.
 */
export const buildRecordSchema = v.object({
  name: nameSchema,
  version: versionSchema,
  /** Of a remote: the contract version that it was built for. */
  contract: v.optional(v.number()),
  /** Of the shell: the contract versions that it can load. */
  speaks: v.optional(v.array(v.number())),
  /** The paths of its pages: of a remote its own, of the shell those at which it shows a page under a second address. */
  routes: v.optional(v.array(v.string()), []),
  /** Of a remote: its rows of the site's route table. */
  routeTable: v.optional(routeTableSchema, {}),
  /** Of a remote: by path, the title of a page of which its build draws no head. */
  titles: byName,
  /** Of a remote: by the path that a page had once, the address that takes its visitors. */
  redirects: byName,
  /** Of a remote: by path, the files that a page needs beyond the remote's entry. */
  pages: v.optional(v.record(v.string(), v.array(v.string())), {}),
  /** Of the shell: the files that its start needs beyond those in its HTML. */
  preload: v.optional(v.array(v.string()), []),
  /** Of a remote: by address, the file with the markup that the page begins with. Of the shell: its `frame`, and the `script` that shows it. */
  prerendered: byName,
  /** Of a remote: by address, the file with what belongs into the page's head. */
  heads: byName,
  /** Of a remote: the paths that search engines must not list. */
  unlisted: v.optional(v.array(v.string()), []),
  /** Of a remote: by path, the call that the page begins with. */
  firstCalls: v.optional(v.record(v.string(), v.picklist(firstCallNames)), {}),
  /**
   * Only for the shell: it decides which scripts the page loads, so the content policy may require Trusted Types.
   */
  gatesScripts: v.optional(v.boolean(), false),
  /** Of the shell: the origin under which customers and search engines know the site. */
  siteUrl: v.optional(v.string()),
  /** Of a shell from before decision 22: the remote that owns each path. It knows no other page. */
  owners: byName,
  /** Of a remote: the range of each package that it takes from the shell. */
  requires: byName,
  /** Of the shell: the version of each package that it shares. */
  provides: byName,
  /** Of a remote: by module that it takes from the shell, the names that it imports; `*` for the module as a whole. */
  imports: namesByModule,
  /** Of the shell: by module that it shares, the names that there are; `*` where it is there as a whole. */
  offers: namesByModule,
  /** Of the shell: the calls with which a page can begin. */
  calls: v.optional(v.array(v.string())),
});

/** The record of a build. */
export type BuildRecord = v.InferOutput<typeof buildRecordSchema>;
