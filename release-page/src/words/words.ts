import type { MeasureName } from '@site/release/figures-report';

/** What each measure is called, in the order in which they are offered. */
export const measureWords: Record<MeasureName, { name: string; about: string }> = {
  usable: {
    name: 'Page usable',
    about: 'from the start of the page, or the click, to the page of the remote',
  },
  lcp: { name: 'Largest paint', about: 'LCP: until the largest picture or text was on screen' },
  inp: { name: 'Input delay', about: 'INP: how long the page took to answer the slowest input' },
  cls: { name: 'Layout shift', about: 'CLS: how far what was on screen moved; no unit' },
  ttfb: { name: 'First byte', about: 'TTFB: until the server began to answer' },
  navigation: { name: 'Between remotes', about: 'from a click to the page of another remote' },
};

/** A value of a measure with its unit. */
export function measured(name: MeasureName, value: number): string {
  if (name === 'cls') return value.toFixed(3);
  return value < 1_000 ? `${Math.round(value)} ms` : `${(value / 1_000).toFixed(2)} s`;
}

/** A size of a file. */
export function size(bytes: number): string {
  return bytes < 1_024 ? `${bytes} B` : `${(bytes / 1_024).toFixed(1)} KB`;
}

/** A size with its sign: how much a file grew. */
export const growth = (bytes: number): string =>
  bytes === 0 ? 'same' : `${bytes > 0 ? '+' : '−'}${size(Math.abs(bytes))}`;

/** A share of visits, in per cent. */
export function percent(part: number, whole: number): string {
  if (whole === 0) return '–';
  const share = (part / whole) * 100;
  return `${share < 10 ? share.toFixed(1) : share.toFixed(0)} %`;
}

const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment as people write it. */
export const when = (at: string): string => (at ? moment.format(new Date(at)) : 'unknown');

/** A number with one of two nouns. */
export const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

const actions: Record<string, string> = {
  promote: 'Promoted',
  rollback: 'Rolled back',
  canary: 'Canary began',
  'canary-raise': 'Canary raised',
  'canary-lower': 'Canary lowered',
  'canary-finish': 'Canary finished',
  'canary-abort': 'Canary aborted',
  freeze: 'Frozen',
  unfreeze: 'Unfrozen',
  retire: 'Retired',
  withdraw: 'Withdrawn',
};

/** What a change did, in a word or two. */
export const actionWord = (action: string): string => actions[action] ?? action;
