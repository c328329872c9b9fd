import type { ApiError } from '@site/api/error';
import { announceFailures } from './announce-failures';

function announce(facts: Partial<ApiError>, isOnSessionPage = true) {
  const expire = jest.fn();
  const error = jest.fn();
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  announceFailures(
    { kind: 'http', text: 'Erro ao criar checkout', announce: 'shared', ...facts },
    { session: { expire }, toasts: { error }, isOnSessionPage: () => isOnSessionPage },
  );
  return { expire, error, warn };
}

test('says once what the server says', () => {
  const { error, expire } = announce({ status: 400, serverMessage: 'CPF inválido' });

  expect(error.mock.calls).toEqual([['Erro: CPF inválido']]);
  expect(expire).not.toHaveBeenCalled();
});

test('is silent where the caller speaks', () => {
  expect(announce({ kind: 'network', announce: 'caller' }).error).not.toHaveBeenCalled();
});

test('ends the session that the server refuses, with a line on the console and no toast', () => {
  const { error, expire, warn } = announce({ kind: 'unauthorized', status: 401 });

  expect(expire).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(error).not.toHaveBeenCalled();
});

test('leaves the session alone that began while the server refused an earlier one (C47)', () => {
  const { expire, error } = announce({ kind: 'unauthorized', status: 401, isOfEarlierSession: true });

  expect(expire).not.toHaveBeenCalled();
  expect(error).not.toHaveBeenCalled();
});

test('touches no token where a login failed', () => {
  const { expire } = announce({ kind: 'unauthorized', status: 401, announce: 'caller' }, false);

  expect(expire).not.toHaveBeenCalled();
});
