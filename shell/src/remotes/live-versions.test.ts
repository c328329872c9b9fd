/** @jest-environment node */
import { rowOf, versionsFor } from './live-versions';

const version = (number: string) => ({ version: number, entry: `/mfe-shop/${number}/mf-manifest.json` });
const row = { name: 'mfe-shop' as const, ...version('1.1.0') };

const numbers = (...args: Parameters<typeof versionsFor>) => versionsFor(...args).map((each) => each.version);

test('a visitor gets the live version, and behind it the last good one', () => {
  const previous = version('1.0.0');

  expect(numbers({ ...row, previous })).toEqual(['1.1.0', '1.0.0']);
  expect(versionsFor({ ...row, previous })[1]).toEqual({ name: 'mfe-shop', ...previous });
});

test('a visitor with a canary gets the version that everybody else has behind it, and no third one', () => {
  const canary = { ...version('1.2.0'), share: 100 };

  expect(numbers({ ...row, previous: version('1.0.0'), canary })).toEqual(['1.2.0', '1.1.0']);
});

test('there is nothing behind the only version, and no version of a remote that is not registered', () => {
  expect(numbers(row)).toEqual(['1.1.0']);
  expect(numbers(rowOf({ remotes: [row] }, 'mfe-account'))).toEqual([]);
  expect(numbers(rowOf({ remotes: [row] }, 'mfe-shop'))).toEqual(['1.1.0']);
});
