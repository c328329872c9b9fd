import type { ApiError } from '@site/api/error';
import { saidOr, wordsOf } from './words-of';

const failed = (facts: Partial<ApiError>): ApiError => ({
  kind: 'http',
  text: 'Erro ao validar código',
  announce: 'caller',
  ...facts,
});

test.each<[string, Partial<ApiError>, string]>([
  ['what the server says', { status: 409, serverMessage: 'CPF já cadastrado' }, 'CPF já cadastrado'],
  ['that there is no network', { kind: 'network' }, 'Erro de rede. Por favor, tente novamente.'],
  [
    'that a time-out was not expected',
    { kind: 'unexpected' },
    'Erro inesperado. Por favor, tente novamente.',
  ],
  ['the words of the call for an answer that does not fit', { kind: 'contract' }, 'Erro ao validar código'],
])('says %s', (_what, facts, words) => {
  expect(wordsOf(failed(facts))).toBe(words);
});

test("says the screen's own words where the server says nothing", () => {
  expect(saidOr('Erro ao atualizar os dados', failed({ status: 500 }))).toBe('Erro ao atualizar os dados');
  expect(saidOr('Erro ao atualizar os dados', failed({ serverMessage: 'CEP inválido' }))).toBe(
    'CEP inválido',
  );
});
