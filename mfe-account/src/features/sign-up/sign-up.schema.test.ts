/** @jest-environment node */
import { accessStepSchema, personalStepSchema } from './sign-up.schema';

/** What the form says below a field that holds this, in a step where the password is 'ciranda1'. */
const messageFor = (field: Field, held: string) => rules[field](held, { password: 'ciranda1' }) ?? '';
const rules = { ...personalStepSchema, ...accessStepSchema };
type Field = keyof typeof rules;

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-28T12:00:00-03:00') }));
afterEach(() => jest.useRealTimers());

test.each<[Field, string, string]>([
  ['fullName', 'Marina', 'Nome inválido'],
  ['fullName', 'M', 'Nome inválido'],
  ['fullName', 'Conceição Araújo', ''],
  ['fullName', 'João Paulo 2', ''],
  ['fullName', "Ana D'Ávila", ''],
  ['fullName', 'Ana Maria  ', ''],
  ['cpf', '5299822472', 'CPF inválido'],
  ['cpf', '52998224724', 'CPF inválido'],
  ['cpf', '00000000000', 'CPF inválido'],
  ['cpf', '99999999999', 'CPF inválido'],
  ['cpf', '01234567890', ''],
  ['birthDate', '28112010', ''],
  ['birthDate', '27112010', ''],
  ['birthDate', '29112010', 'Você deve ter 16 anos ou mais para criar uma conta'],
  ['birthDate', '29022008', ''],
  ['birthDate', '29022007', 'Data inválida'],
  ['birthDate', '31041990', 'Data inválida'],
  ['birthDate', '12421971', 'Data inválida'],
  ['birthDate', '2811201', 'Data inválida'],
  ['birthDate', '29112026', 'Não é possível incluir uma data futura'],
  ['postalCode', '0131010', 'CEP inválido'],
  ['postalCode', '01310100', ''],
  ['address', 'R', 'Endereço inválido'],
  ['address', '--', 'Endereço inválido'],
  ['address', 'R1', ''],
  ['neighborhood', '---', 'Bairro inválido'],
  ['neighborhood', 'Sé', ''],
  ['city', '...', 'Cidade inválida'],
  ['city', 'Itu', ''],
  ['email', 'joana@', 'Precisa ser um e-mail válido'],
  ['email', 'joana@ciranda', 'Precisa ser um e-mail válido'],
  ['email', 'joana@ciranda.example', ''],
  ['ddd', '3', 'O tamanho mínimo do DDD é 2 caracteres'],
  ['ddd', '31', ''],
  ['phone', '9887766', 'Telefone inválido'],
  ['phone', '33445566', ''],
  ['phone', '988776655', ''],
  ['password', 'ab1', 'A senha deve ter no mínimo 6 caracteres'],
  ['password', '000000', 'A senha não pode ser formada apenas por zeros'],
  ['password', '      ', 'A senha não pode ser formada apenas por espaços'],
  ['password', 'cirandá', 'A senha não pode ser formada apenas por letras'],
  ['password', '!@#$%&', 'A senha não pode ser formada apenas por caracteres especiais'],
  ['password', 'ciranda 1', 'A senha não pode ter caracteres em branco'],
  ['password', 'ciranda1', ''],
  ['repeatPassword', 'ciranda2', 'As senhas não coincidem. Tente novamente.'],
  ['repeatPassword', 'ciranda1', ''],
])('judges %s "%s" on 28 November 2026: %s', (field, held, message) => {
  expect(messageFor(field, held)).toBe(message);
});
