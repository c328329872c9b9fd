import * as v from 'valibot';
import { nameSchema } from '@site/release/build-record';

const directives = [
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'form-action',
  'manifest-src',
] as const;

/** An origin as a content policy writes it: no space, quote or semicolon, so that it adds no word and no directive. */
const originSchema = v.pipe(
  v.string(),
  v.regex(
    /^(https?|wss?):\/\/(\*\.)?[a-z0-9.-]+(:(\d{1,5}|\*))?$/i,
    'is not an origin, as https://pay.example or http://localhost:*',
  ),
);

/** A path without parameters and without a slash at its end. */
const prefixSchema = v.pipe(
  v.string(),
  v.regex(/^(\/|(\/[\w.~-]+)+)$/, 'is not the beginning of a path, as /clube'),
);

/** What differs between two environments that run the same bytes. */
export const siteSettingsSchema = v.object({
  /** Goes to the browser as `/config.json`. */
  config: v.optional(v.record(v.string(), v.unknown()), {}),
  /** Origins beyond the site's own that the content policy allows, by directive. */
  allow: v.optional(v.record(v.picklist(directives), v.array(originSchema)), {}),
  /** Which paths each remote may have, by its name. Where it is left out, every path that is free. */
  prefixes: v.optional(v.record(nameSchema, v.array(prefixSchema))),
});
