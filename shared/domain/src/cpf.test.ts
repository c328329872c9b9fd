import { cpfRule, formatCpf, parseCpf } from './cpf';

test.each([
  '52998224725',
  '529.982.247-25',
  '111.444.777-35',
  '35104075397',
  '47033278802',
  '28001238938',
  '00000000191',
  '01234567890',
  '93541134780',
  '12345678909',
  '378.796.950-01',
  ' 529.982.247-25 ',
])('takes %j', (text) => {
  expect(cpfRule(text)).toBeUndefined();
});

test.each([
  ['', 'nothing'],
  ['abc', 'letters'],
  ['52998224724', 'a wrong last digit'],
  ['52998224735', 'a wrong first check digit'],
  ['378.796.950-02', 'the neighbour of a sound one'],
  ['1114447773', 'ten digits'],
  ['529982247251', 'twelve digits'],
])('refuses %j: %s', (text) => {
  expect(cpfRule(text)).toBe('CPF inválido');
});

test.each([...'0123456789'])('refuses eleven times %s, which the arithmetic would take', (digit) => {
  expect(cpfRule(digit.repeat(11))).toBe('CPF inválido');
});

test('keeps the leading zeros', () => {
  expect(parseCpf('000.000.001-91')).toBe('00000000191');
});

test.each([
  ['52998224725', '529.982.247-25'],
  ['529.982.247-25', '529.982.247-25'],
  ['5299822472', '5299822472'],
  ['', ''],
])('shows %j as %j', (text, shown) => {
  expect(formatCpf(text)).toBe(shown);
});

test('takes a CPF no longer when any of its digits is another', () => {
  const changed = [...'52998224725'].flatMap((own, position) =>
    [...'0123456789']
      .filter((digit) => digit !== own)
      .map((digit) => [...'52998224725'].with(position, digit).join('')),
  );

  expect(changed.filter((cpf) => parseCpf(cpf))).toEqual([]);
});
