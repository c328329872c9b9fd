import fc from 'fast-check';
import { applyMaskedInput, formatMask, isMaskFull, maskPlaceholder, unformatMask } from './mask';

const cpf = '999.999.999-99';
const phone = '99999-9999';

/** Types one character after another at the caret, as a browser does, and gives back what is held at the end. */
const type = (mask: string, keys: string, from = { raw: '', shown: '', caret: 0 }) =>
  [...keys].reduce((held, key) => {
    const text = held.shown.slice(0, held.caret) + key + held.shown.slice(held.caret);
    return applyMaskedInput({ mask, before: held.raw, text, caret: held.caret + 1 });
  }, from);

test.each([
  [cpf, '', ''],
  [cpf, '529', '529'],
  [cpf, '5299', '529.9'],
  [cpf, '52998224725', '529.982.247-25'],
  [cpf, '529982247251', '529.982.247-25'],
  ['(99) 99999-9999', '11987654321', '(11) 98765-4321'],
  ['aa-9*', 'xy1z', 'xy-1z'],
  ['99/99/9999', '31011986', '31/01/1986'],
])('shows in %s the characters %j as %j', (mask, raw, shown) => {
  expect(formatMask(mask, raw)).toBe(shown);
});

test.each([
  ['the source punctuates otherwise (C9)', '9999-9999-9999', '1111 1111 1111', '111111111111'],
  ['there is no punctuation', cpf, '52998224725', '52998224725'],
  ['placeholders are still in the text', cpf, '529.98_.___-__', '52998'],
  ['there are letters among the digits', cpf, 'CPF 529.982.247-25', '52998224725'],
  ['the text is too long', phone, '98765-43210', '987654321'],
  ['a letter is where a digit belongs', 'a99', '1b23', 'b23'],
  ['the zero comes first (C19)', cpf, '012.345.678-90', '01234567890'],
])('takes the characters out of a text when %s', (_case, mask, text, raw) => {
  expect(unformatMask(mask, text)).toBe(raw);
});

test('draws an underscore for each empty slot', () => {
  expect(maskPlaceholder(cpf)).toBe('___.___.___-__');
  expect(maskPlaceholder('99/99/9999')).toBe('__/__/____');
});

test('knows when every slot is filled', () => {
  expect(isMaskFull(phone, '98765432')).toBe(false);
  expect(isMaskFull(phone, '987654321')).toBe(true);
});

test('keeps the order of what is typed and the caret after it (C1, C3)', () => {
  expect(type(phone, '987654321')).toEqual({ raw: '987654321', shown: '98765-4321', caret: 10 });
});

test('keeps the caret after the fifth equal digit of a card-like mask (C5)', () => {
  expect(type('9999 9999 9999 9999', '11111')).toEqual({ raw: '11111', shown: '1111 1', caret: 6 });
});

test('puts a first digit into the first slot wherever the caret was (C7)', () => {
  expect(applyMaskedInput({ mask: '(999) 999-9999', before: '', text: '5', caret: 1 })).toEqual({
    raw: '5',
    shown: '(5',
    caret: 2,
  });
});

test('formats at once what the browser fills in (C11)', () => {
  expect(applyMaskedInput({ mask: phone, before: '', text: '987654321', caret: 9 }).shown).toBe('98765-4321');
});

test('drops the punctuation that somebody types', () => {
  expect(type(cpf, '529.982')).toEqual({ raw: '529982', shown: '529.982', caret: 7 });
});

test.each([
  ['a digit typed in the middle', '52982247', '5299.822.47', 4, false, '529.982.247', 5],
  ['a digit deleted in the middle', '52998224725', '529.92.247-25', 5, false, '529.922.472-5', 5],
  ['backspace over the punctuation', '5299', '5299', 3, false, '529.9', 3],
  ['delete before the punctuation', '5299', '5299', 3, true, '529.9', 4],
  ['everything deleted', '5299', '', 0, false, '', 0],
  [
    'a digit too many in the middle of a full field',
    '52998224725',
    '5279.982.247-25',
    3,
    false,
    '529.982.247-25',
    2,
  ],
  ['a digit too many at the end', '52998224725', '529.982.247-250', 15, false, '529.982.247-25', 14],
  ['a letter in the middle', '5299', '52x9.9', 3, false, '529.9', 2],
])('keeps the caret in place after %s', (_case, before, text, caret, isForwardDelete, shown, expected) => {
  const held = applyMaskedInput({ mask: cpf, before, text, caret, isForwardDelete });

  expect(held.shown).toBe(shown);
  expect(held.caret).toBe(expected);
});

const digits = fc.stringMatching(/^\d{0,11}$/);

test('gives back every raw text that it has shown', () => {
  fc.assert(fc.property(digits, (raw) => expect(unformatMask(cpf, formatMask(cpf, raw))).toBe(raw)));
});

test('never loses, adds or reorders a digit that is typed at any place', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,10}$/), fc.nat(), fc.stringMatching(/^\d$/), (raw, seed, key) => {
      const shown = formatMask(cpf, raw);
      const caret = seed % (shown.length + 1);
      const slots = unformatMask(cpf, shown.slice(0, caret)).length;
      const held = type(cpf, key, { raw, shown, caret });

      expect(held.raw).toBe(raw.slice(0, slots) + key + raw.slice(slots));
      expect(unformatMask(cpf, held.shown.slice(0, held.caret))).toBe(raw.slice(0, slots) + key);
    }),
  );
});

test('takes any text at any caret without losing its own shape', () => {
  fc.assert(
    fc.property(digits, fc.string(), fc.nat(), (before, text, seed) => {
      const held = applyMaskedInput({ mask: cpf, before, text, caret: seed % (text.length + 1) });

      expect(formatMask(cpf, held.raw)).toBe(held.shown);
      expect(held.caret).toBeLessThanOrEqual(held.shown.length);
      expect(held.caret).toBeGreaterThanOrEqual(0);
    }),
  );
});
