import {
  ageOn,
  birthDateRule,
  birthDateTextOf,
  formatBirthDate,
  parseBirthDate,
  toBirthDateDigits,
  toWireBirthDate,
} from './birth-date';

const on = (year: number, month: number, day: number) => birthDateRule(() => ({ year, month, day }));
const rule = on(2026, 11, 28);

test.each([
  ['the 16th birthday is today', '28112010', undefined],
  ['it was yesterday', '27112010', undefined],
  ['it is tomorrow', '29112010', 'Você deve ter 16 anos ou mais para criar uma conta'],
  ['somebody was born today', '28112026', 'Você deve ter 16 anos ou mais para criar uma conta'],
  ['the birth is tomorrow', '29112026', 'Não é possível incluir uma data futura'],
  ['the birth is next year', '01012027', 'Não é possível incluir uma data futura'],
  ['the mask is in the text', '31/01/1986', undefined],
  ['29 February is in a leap year', '29022008', undefined],
  ['29 February is in a common year', '29022009', 'Data inválida'],
  ['29 February is in a century that is not a leap year', '29021900', 'Data inválida'],
  ['29 February is in a century that is one', '29022000', undefined],
  ['the day is 31 in a month of 30', '31042000', 'Data inválida'],
  ['the month is 31', '12311971', 'Data inválida'],
  ['the day is 42 (C23)', '12/42/1971', 'Data inválida'],
  ['the day is zero', '00012000', 'Data inválida'],
  ['the month is zero', '01002000', 'Data inválida'],
  ['the year is zero', '01010000', 'Data inválida'],
  ['the year is long past', '01011899', 'Data inválida'],
  ['a digit is missing', '3101198', 'Data inválida'],
  ['there is nothing', '', 'Data inválida'],
  ['local midnight did not exist in São Paulo that day', '02111985', undefined],
])('validates the date when %s', (_case, text, message) => {
  expect(rule(text)).toBe(message);
});

test.each([
  [on(2024, 2, 28), 'Você deve ter 16 anos ou mais para criar uma conta'],
  [on(2024, 2, 29), undefined],
])('counts sixteen years from 29 February', (dayRule, message) => {
  expect(dayRule('29022008')).toBe(message);
});

test('lets somebody born on 29 February turn a year older on 1 March of a common year', () => {
  const birth = { year: 2008, month: 2, day: 29 };

  expect(ageOn({ year: 2025, month: 2, day: 28 }, birth)).toBe(16);
  expect(ageOn({ year: 2025, month: 3, day: 1 }, birth)).toBe(17);
});

test('asks for the day at every check, so that a page left open over midnight validates correctly', () => {
  let today = { year: 2026, month: 11, day: 27 };
  const openForm = birthDateRule(() => today);

  expect(openForm('28112010')).toBe('Você deve ter 16 anos ou mais para criar uma conta');
  today = { year: 2026, month: 11, day: 28 };
  expect(openForm('28112010')).toBeUndefined();
});

test.each(['31011986', '31/01/1986', '1986-01-31', '1986-01-31T00:00:00.000Z', '1986-01-31T23:59:59-03:00'])(
  'brings the same day back from %s (C21)',
  (text) => {
    expect(parseBirthDate(text)).toEqual({ year: 1986, month: 1, day: 31 });
  },
);

test('writes the day for people, for the field and for the wire', () => {
  const birth = { year: 1986, month: 1, day: 5 };

  expect(formatBirthDate(birth)).toBe('05/01/1986');
  expect(toBirthDateDigits(birth)).toBe('05011986');
  expect(toWireBirthDate(birth)).toBe('1986-01-05T00:00:00.000Z');
});

test.each([
  ['1986-01-31', '31011986'],
  ['31/01/1986', '31/01/1986'],
  ['1986-02-31', '1986-02-31'],
  ['3101', '3101'],
])('turns the filled-in text %j into %j', (text, typed) => {
  expect(birthDateTextOf(text)).toBe(typed);
});
