/** @jest-environment node */
import { campaignsOf } from './campaigns';

const title = (number: string, event_code: string, created_at: string) => ({
  number,
  event_code,
  created_at,
});
const list = {
  fisico: [title('0100090004821', '9', '2026-02-10T14:05:00.000Z')],
  virtual: [
    title('0100100000123', '10', '2026-11-20T18:30:00.000Z'),
    title('0100100000124', '10', '2026-11-20T18:30:00.000Z'),
    title('0100090000001', '9', '2025-12-30T12:00:00.000Z'),
    title('0100080007711', '8', ''),
  ],
};

test('counts the titles of each campaign in a year, the latest campaign first', () => {
  expect(campaignsOf(list, 2026)).toEqual([
    { code: '10', digital: 2, printed: 0, sample: '0100100000124' },
    { code: '9', digital: 0, printed: 1, sample: '0100090004821' },
  ]);
});

test('counts every title when every year is chosen, also one without a date', () => {
  expect(campaignsOf(list, 'all')).toEqual([
    { code: '10', digital: 2, printed: 0, sample: '0100100000124' },
    { code: '9', digital: 1, printed: 1, sample: '0100090000001' },
    { code: '8', digital: 1, printed: 0, sample: '0100080007711' },
  ]);
});

test('has no campaign in a year without titles', () => {
  expect(campaignsOf(list, 2024)).toEqual([]);
});
