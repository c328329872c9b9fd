import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { check, type Checked } from '#check/check.ts';
import { Refusal } from '#refusal.ts';
import type { Command } from './command';
import { calledFrom, openEnvironment } from './environment';

export const checkCommand: Command = {
  summary:
    'compares the store, or the deployed site, with what was signed; exit code 1 names each difference',
  usage: 'check [--url https://site.example] [--seen <file>]',
  args: 0,
  options: {
    url: { type: 'string', help: 'address at which customers load the site (default: look at the store)' },
    seen: {
      type: 'string',
      help: 'file that keeps the number of the newest site manifest, so that an old state put back is noticed',
    },
  },
  async run({ options }) {
    const { depot } = await openEnvironment(options);
    const { url, seen } = options as Record<string, string | undefined>;
    if (url !== undefined && !/^https?:\/\//.test(url))
      throw new Refusal('--url takes an address, as https://site.example.');
    const file = seen === undefined ? undefined : resolve(calledFrom(), seen);
    const wish = { ...(url !== undefined && { url }), seen: numberIn(file) };
    const result = await settled(() => check(depot, wish));
    if (file && result.differences.length === 0) writeFileSync(file, `${result.sequence}\n`);
    return {
      data: result,
      lines: result.differences.length
        ? []
        : [`${result.files} files are what was signed (site manifest ${result.sequence}).`],
      problems: result.differences,
    };
  },
};

const tries = 3;
const waitMs = 2_000;

/** A release that is under way looks like a difference for a moment: only what stays is one. */
async function settled(look: () => Promise<Checked>): Promise<Checked> {
  let result = await look();
  for (let tried = 1; tried < tries && result.differences.length > 0; tried += 1) {
    await setTimeout(waitMs);
    const again = await look();
    if (again.sequence === result.sequence && again.differences.join() === result.differences.join())
      return again;
    result = again;
  }
  return result;
}

function numberIn(file: string | undefined): number {
  if (file === undefined) return 0;
  try {
    return Number(readFileSync(file, 'utf8')) || 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw error;
  }
}
