import { isChosen } from './canary';

const trial = { name: 'mfe-shop', version: '1.1.0', share: 10 };
const visitors = Array.from({ length: 2_000 }, (_, index) => index * 5);

const chosenAmong = (share: number, version = trial.version) =>
  visitors.filter((bucket) => {
    localStorage.setItem('releaseBucket', String(bucket));
    return isChosen({ ...trial, version, share });
  });

test.each([
  [0, 0, 0],
  [10, 160, 240],
  [50, 930, 1_070],
  [100, 2_000, 2_000],
])('gives a version to about %p per cent of the visitors', (share, least, most) => {
  const { length } = chosenAmong(share);

  expect(length).toBeGreaterThanOrEqual(least);
  expect(length).toBeLessThanOrEqual(most);
});

test('takes the version from nobody when its share grows', () => {
  const before = chosenAmong(10);
  const after = new Set(chosenAmong(30));

  expect(before.every((bucket) => after.has(bucket))).toBe(true);
});

test('draws other visitors for the next version', () => {
  const first = new Set(chosenAmong(10));

  expect(chosenAmong(10, '1.2.0').filter((bucket) => first.has(bucket)).length).toBeLessThan(60);
});

test('draws a bucket once and keeps it', () => {
  localStorage.removeItem('releaseBucket');
  const first = isChosen({ ...trial, share: 50 });
  const bucket = localStorage.getItem('releaseBucket');

  expect(bucket).toMatch(/^\d{1,4}$/);
  expect([isChosen({ ...trial, share: 50 }), localStorage.getItem('releaseBucket')]).toEqual([first, bucket]);
});

test('draws a new bucket if the stored one is invalid', () => {
  localStorage.setItem('releaseBucket', 'tanto faz');
  isChosen(trial);

  expect(localStorage.getItem('releaseBucket')).toMatch(/^\d{1,4}$/);
});
