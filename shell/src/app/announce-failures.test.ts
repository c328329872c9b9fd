import type { ApiError } from '@site/api/error';
import { announceFailures } from './announce-failures';

function announce(facts: Partial<ApiError>, isOnSessionPage = true) {
  const signOut = jest.fn();
  const error = jest.fn();
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  announceFailures(
    { kind: 'http', text: 'Erro ao criar checkout', announce: 'shared', ...facts },
    { session: { signOut }, toasts: { error }, isOnSessionPage: () => isOnSessionPage },
  );
  return { signOut, error, warn };
}

test('says once what the server says', () => {
  const { error, signOut } = announce({ status: 400, serverMessage: 'CPF inválido' });

  expect(error.mock.calls).toEqual([['Erro: CPF inválido']]);
  expect(signOut).not.toHaveBeenCalled();
});

test('is silent where the caller speaks', () => {
  expect(announce({ kind: 'network', announce: 'caller' }).error).not.toHaveBeenCalled();
});

test('ends the session that the server refuses, with a line on the console and no toast', () => {
  const { error, signOut, warn } = announce({ kind: 'unauthorized', status: 401 });

  expect(signOut).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(error).not.toHaveBeenCalled();
});

test('leaves the session alone that began while the server refused an earlier one (C47)', () => {
  const { signOut, error } = announce({ kind: 'unauthorized', status: 401, isOfEarlierSession: true });

  expect(signOut).not.toHaveBeenCalled();
  expect(error).not.toHaveBeenCalled();
});

test('touches no token where a login failed', () => {
  const { signOut } = announce({ kind: 'unauthorized', status: 401, announce: 'caller' }, false);

  expect(signOut).not.toHaveBeenCalled();
});
