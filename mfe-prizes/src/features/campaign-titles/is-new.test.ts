/** @jest-environment node */
import { isNew } from './is-new';

const now = new Date('2026-11-28T12:00:00Z');

test.each([
  ['what the server says, yes', { is_new: true, created_at: '2020-01-01T00:00:00Z' }, true],
  ['what the server says, no', { is_new: false, created_at: '2026-11-28T11:00:00Z' }, false],
  ['six days old', { created_at: '2026-11-22T12:00:00Z' }, true],
  ['one second under seven days', { created_at: '2026-11-21T12:00:01Z' }, true],
  ['exactly seven days old', { created_at: '2026-11-21T12:00:00Z' }, false],
  ['without a date', { created_at: '' }, false],
])('a title is new: %s', (_case, title, expected) => {
  expect(isNew({ number: '0100100000123', event_code: '10', ...title }, now)).toBe(expected);
});
