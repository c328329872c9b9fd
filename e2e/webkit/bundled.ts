import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';

// Playwright's code for pages has no door of its own in the package: each part is a string in its bundle.
const require = createRequire(import.meta.url);
const bundle = readFileSync(require.resolve('playwright-core/lib/coreBundle'), 'utf8');

/** A part of Playwright's code for pages, as a program that sets `module.exports`. */
export function bundled(name: string): string {
  const pattern = new RegExp(`src/generated/${name}\\.ts"\\(\\) \\{\\s*"use strict";\\s*\\w+ = ('.*');\\n`);
  const literal = pattern.exec(bundle)?.[1];
  if (!literal) throw new Error(`this version of Playwright keeps ${name} elsewhere`);
  return String(runInNewContext(literal));
}
