import { stepOf } from './step';

test.each([
  [undefined, 1],
  ['1', 1],
  ['2', 2],
  ['3', 3],
  ['0', 1],
  ['4', 1],
  ['02', 1],
  ['2x', 1],
  ['dois', 1],
])('the address of step %s is step %d', (param, step) => {
  expect(stepOf(param)).toBe(step);
});
