/** @jest-environment node */
import { yearsOf } from './years-of';

beforeEach(() => jest.useFakeTimers({ now: new Date('2027-01-01T01:00:00.000Z') }));
afterEach(() => jest.useRealTimers());

test('offers the current year in Brazil and 2024 whatever the server knows, newest first', () => {
  expect(yearsOf()).toEqual([2026, 2024]);
  expect(yearsOf([2024, 2025, 2026])).toEqual([2026, 2025, 2024]);
});
