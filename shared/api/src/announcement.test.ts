/** @jest-environment node */
import { announcementOf } from './announcement';
import type { ApiError } from './error';

const failed = (facts: Partial<ApiError>): ApiError => ({
  kind: 'http',
  text: 'Erro ao criar checkout',
  announce: 'shared',
  ...facts,
});

test.each([
  [failed({ kind: 'network' }), 'Erro de rede. Por favor, tente novamente.'],
  [failed({ status: 400, serverMessage: 'CPF já cadastrado' }), 'Erro: CPF já cadastrado'],
  [failed({ status: 500 }), 'Erro: Algo deu errado'],
  [failed({ kind: 'contract', field: 'checkout_session' }), 'Erro ao criar checkout'],
  [failed({ kind: 'unexpected' }), 'Erro inesperado. Por favor, tente novamente.'],
  [failed({ kind: 'timeout' }), 'Erro inesperado. Por favor, tente novamente.'],
  [failed({ kind: 'media-type' }), 'Erro ao criar checkout'],
  [failed({ kind: 'unauthorized', status: 401, isOfSession: true }), undefined],
  [failed({ kind: 'network', announce: 'caller' }), undefined],
])('says of %j: %s', (error, words) => {
  expect(announcementOf(error)).toBe(words);
});
