import { digitsOf } from './digits';

test.each([
  ['529.982.247-25', '52998224725'],
  [' 0 0 1 ', '001'],
  ['abc', ''],
])('finds the digits of %j', (text, digits) => {
  expect(digitsOf(text)).toBe(digits);
});
