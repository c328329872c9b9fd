import * as v from 'valibot';

const ufs = 'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO'.split(' ');
const text = (most: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(most, `Texto longo demais: o limite é de ${most} caracteres.`));
const withAlphanumeric = (least: number, message: string) =>
  v.pipe(text(120), v.minLength(least, message), v.regex(/[\p{L}\p{N}]/u, message));

/** 11 digits, not all the same, with right check digits. */
export const cpfRule = v.pipe(
  v.string(),
  v.regex(/^\d{11}$/, 'CPF inválido'),
  v.check(isCpf, 'CPF inválido'),
);

/** A plausible e-mail address. */
export const emailRule = v.pipe(text(160), v.toLowerCase(), v.email('Precisa ser um e-mail válido'));

/** The least that every screen asks of a password (D34), and the most that bcrypt reads. */
export const passwordRule = v.pipe(
  v.string(),
  v.minLength(6, 'A senha deve ter no mínimo 6 caracteres'),
  v.maxBytes(72, 'A senha é longa demais'),
);

/** What registration asks of a password. */
export const registrationPasswordRule = v.pipe(
  passwordRule,
  v.check((password) => !/^0+$/.test(password), 'A senha não pode ser formada apenas por zeros'),
  v.check((password) => !/^\s+$/.test(password), 'A senha não pode ser formada apenas por espaços'),
  v.check((password) => !/^\p{L}+$/u.test(password), 'A senha não pode ser formada apenas por letras'),
  v.check((password) => !/\s/.test(password), 'A senha não pode ter caracteres em branco'),
  v.check(
    (password) => !/^[^\p{L}\p{N}]+$/u.test(password),
    'A senha não pode ser formada apenas por caracteres especiais',
  ),
);

/** The fields that customers fill in about themselves. `today` decides about the age. */
export const personalRules = (today: Date) => ({
  fullName: v.pipe(
    text(120),
    v.minLength(3, 'Nome inválido'),
    v.regex(/^[\p{L}\p{M}\p{N}'’ -]+$/u, 'Nome inválido'),
    // D63: an apostrophe or a hyphen is between two characters of a word.
    v.regex(/^(?!.*(?:^|[\s'’-])['’-])(?!.*['’-](?:\s|$))/u, 'Nome inválido'),
    v.regex(/\S\s+\S/, 'Nome inválido'),
  ),
  socialName: v.pipe(
    v.nullish(text(120), ''),
    v.transform((name) => name ?? ''),
  ),
  birthDate: birthDateRule(today),
  ddd: v.pipe(v.string(), v.regex(/^[1-9]\d$/, 'DDD inválido')),
  phone: v.pipe(v.string(), v.regex(/^\d{8,9}$/, 'Telefone inválido')),
  postalCode: v.pipe(v.string(), v.regex(/^\d{8}$/, 'CEP inválido')),
  address: withAlphanumeric(2, 'Endereço inválido'),
  number: v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(String),
    v.regex(/^\d{1,5}$/, 'Número inválido'),
  ),
  complement: v.pipe(
    v.nullish(text(120), ''),
    v.transform((complement) => complement ?? ''),
  ),
  neighborhood: withAlphanumeric(1, 'Bairro inválido'),
  city: withAlphanumeric(1, 'Cidade inválida'),
  state: v.picklist(ufs, 'Estado inválido'),
  politicallyExposed: v.boolean(),
  receiveAdvertisement: v.boolean(),
});

// The calendar day counts, not the instant: the day is the part before the 'T'.
const birthDateRule = (today: Date) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]+Z?)?$/, 'Data inválida'),
    v.transform((date) => date.slice(0, 10)),
    v.check(isRealDay, 'Data inválida'),
    v.check((day) => day <= dayIn(today), 'Não é possível incluir uma data futura'),
    v.check(
      (day) => sixteenYearsAfter(day) <= dayIn(today),
      'Você deve ter 16 anos ou mais para criar uma conta',
    ),
  );

const dayIn = (moment: Date) => moment.toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' });
const sixteenYearsAfter = (day: string) => `${Number(day.slice(0, 4)) + 16}${day.slice(4)}`;

function isRealDay(day: string) {
  const date = new Date(`${day}T00:00:00Z`);
  return day >= '1900-01-01' && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

function isCpf(cpf: string) {
  if (/^(\d)\1+$/.test(cpf)) return false;
  const digits = [...cpf].map(Number);
  const checkDigit = (length: number) => {
    const sum = digits.slice(0, length).reduce((total, digit, at) => total + digit * (length + 1 - at), 0);
    return ((sum * 10) % 11) % 10;
  };
  return checkDigit(9) === digits[9] && checkDigit(10) === digits[10];
}
