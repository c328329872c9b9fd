import * as v from 'valibot';
import { pathOf } from '@site/release/route-pattern';
import { Refusal } from '#refusal.ts';
import type { BuildRecord } from '@site/release/build-record';

/** Letters, digits and a few signs in each part: no `..`, no backslash, no absolute path, no control character, no space. */
const fileNamePattern = /^(?:(?!\.{1,2}(?:\/|$))[\w.@~+()[\]-]+(?:\/(?!$)|$))+$/;

/** The name of a file in a build, or of a loose file, relative to its folder. */
export const fileNameSchema = v.pipe(v.string(), v.maxLength(250), v.regex(fileNamePattern));

/** A path of the route table: `/carrinho/:step?`. It becomes part of server rules, where other signs have a meaning. */
export const routeSchema = v.pipe(v.string(), v.maxLength(250), v.regex(/^(\/|(\/:?[\w.~-]+\??)+)$/));

/** An address of the site that a redirect leads to. */
const targetSchema = v.pipe(v.string(), v.maxLength(250), v.regex(/^\/(?!\/)[\w/.~%?=&#+-]*$/));

// The record of a version is stored beside its files.
const isTaken = (file: string) => file.toLowerCase() === 'release.json';

/** Refuses a build with a name in it that could leave its folder, or change a rule of a server. */
export function requireSafeNames(build: BuildRecord, files: Iterable<string>) {
  const { name, version, routes, pages, preload, prerendered, heads, owners, routeTable, redirects } = build;
  const drawn = [...Object.values(prerendered), ...Object.values(heads)];
  const named = [...files, ...preload, ...Object.values(pages).flat(), ...drawn];
  const badFile = named.find((file) => !v.is(fileNameSchema, file) || isTaken(file));
  if (badFile !== undefined)
    throw new Refusal(
      `${name}@${version} has a file named ${JSON.stringify(badFile)}: use letters, digits and . _ - + ~ @ ( ) [ ] only.`,
    );
  const addresses = name === 'shell' ? [] : Object.keys({ ...prerendered, ...heads });
  const remotePages = name === 'shell' ? [] : [...Object.keys(pages), ...addresses];
  const badRoute = [
    ...routes,
    ...Object.keys({ ...owners, ...routeTable, ...redirects }),
    ...remotePages,
  ].find((route) => !v.is(routeSchema, route));
  if (badRoute !== undefined)
    throw new Refusal(
      `${name}@${version} has a route ${JSON.stringify(badRoute)}: a route is a path as /carrinho/:step?.`,
    );
  const badTarget = Object.values(redirects).find((target) => !v.is(targetSchema, target));
  if (badTarget !== undefined)
    throw new Refusal(
      `${name}@${version} redirects to ${JSON.stringify(badTarget)}: a redirect leads to a path of the site, as /meus-titulos.`,
    );
  const stranger = addresses.find((address) => !pathOf(routes, address));
  if (stranger !== undefined)
    throw new Refusal(`${name}@${version} brings markup for ${stranger}, which is none of its routes.`);
}
