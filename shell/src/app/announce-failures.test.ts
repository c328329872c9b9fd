/** @jest-environment node */
import type { ApiError } from '@site/api/error';
import { announceFailures } from './announce-failures';

function announce(facts: Partial<ApiError>, isOnGuardedPage = true) {
  const expire = jest.fn();
  const error = jest.fn();
  const warning = jest.fn();
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  announceFailures(
    { kind: 'http', text: 'Erro ao criar checkout', announce: 'shared', ...facts },
    { session: { expire }, toasts: { error, warning }, isOnGuardedPage: () => isOnGuardedPage },
  );
  return { expire, error, warning, warn };
}

test('says once what the server says', () => {
  const { error, expire } = announce({ status: 400, serverMessage: 'CPF inválido' });

  expect(error.mock.calls).toEqual([['Erro: CPF inválido']]);
  expect(expire).not.toHaveBeenCalled();
});

test('is silent where the caller speaks', () => {
  expect(announce({ kind: 'network', announce: 'caller' }).error).not.toHaveBeenCalled();
});

const sessionOver = { kind: 'unauthorized', status: 401, isOfSession: true } as const;

test('ends the session that the server refuses, with a line on the console, and leaves the telling to the login', () => {
  const { error, warning, expire, warn } = announce(sessionOver);

  expect(expire).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls).toEqual([['A call was refused with 401; a login is needed']]);
  expect(error).not.toHaveBeenCalled();
  expect(warning).not.toHaveBeenCalled();
});

test.each(['shared', 'caller'] as const)(
  'says on a public page that the session is over, for every call (%s)',
  (announcer) => {
    const { error, warning, expire, warn } = announce({ ...sessionOver, announce: announcer }, false);

    expect(warning.mock.calls).toEqual([['Sua sessão terminou. Entre novamente para continuar.']]);
    expect(error).not.toHaveBeenCalled();
    expect(expire).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledTimes(1);
  },
);

test('leaves the session alone that began while the server refused an earlier one (C47)', () => {
  const { expire, error, warning } = announce({ ...sessionOver, isOfEarlierSession: true });

  expect(expire).not.toHaveBeenCalled();
  expect(error).not.toHaveBeenCalled();
  expect(warning).not.toHaveBeenCalled();
});

test('reports nothing of a response that was discarded after a logout', () => {
  const { status: _none, ...heldBack } = sessionOver;
  const { expire, error, warning, warn } = announce({ ...heldBack, isOfEarlierSession: true }, false);

  for (const told of [expire, error, warning, warn]) expect(told).not.toHaveBeenCalled();
});

test('touches no token where the call carried none, but writes the line', () => {
  const { expire, warn } = announce({ kind: 'unauthorized', status: 401, announce: 'caller' }, false);

  expect(expire).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledTimes(1);
});

test('takes the 401 of a login for a refusal', () => {
  const { expire, warn } = announce({ kind: 'http', status: 401, announce: 'caller' }, false);

  expect(expire).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
});
