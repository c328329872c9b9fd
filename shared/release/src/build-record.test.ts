import { safeParse } from 'valibot';
import { buildRecordSchema } from './build-record';

const record = { name: 'mfe-shop', version: '1.0.0-1a2b3c4d' };

test('a record needs a name and a version, and names no page, call or package by default', () => {
  expect(safeParse(buildRecordSchema, record)).toMatchObject({
    success: true,
    output: {
      ...record,
      routes: [],
      pages: {},
      prerendered: {},
      heads: {},
      unlisted: [],
      firstCalls: {},
      requires: {},
      provides: {},
      imports: {},
      offers: {},
    },
  });
});

test.each([
  ['a name that leaves its folder', { name: '../shell' }],
  ['a version that is none', { version: 'latest' }],
  ['a version that leaves its folder', { version: '1.0.0-../..' }],
  ['a call that no shell knows', { firstCalls: { '/': 'everything' } }],
  ['a page without a list of files', { pages: { '/': 'home.js' } }],
])('a record with %s is refused', (_case, part) => {
  expect(safeParse(buildRecordSchema, { ...record, ...part }).success).toBe(false);
});
