import type { ApiError } from '@site/api/error';
import { render } from '@testing-library/react';
import { ToastsContext, type ToastsPort } from '#toasts/toasts.tsx';
import { useTellFailure, useToldFailure } from './tell-failure';

const failed = (facts: Partial<ApiError>): ApiError => ({
  kind: 'http',
  text: 'Erro ao confirmar',
  announce: 'caller',
  ...facts,
});

function toastsOf() {
  const said: string[] = [];
  const say = (tone: string) => (text: string) => void said.push(`${tone}: ${text}`);
  const port: ToastsPort = {
    success: say('success'),
    error: say('error'),
    warning: say('warning'),
    info: say('info'),
  };
  return { said, port };
}

function tell(
  error: unknown,
  ...options: Parameters<ReturnType<typeof useTellFailure>> extends [unknown, ...infer Rest] ? Rest : never
) {
  const { said, port } = toastsOf();
  const hook: { tell?: ReturnType<typeof useTellFailure> } = {};
  function Probe() {
    const tellFailure = useTellFailure();
    hook.tell = tellFailure;
    return null;
  }
  render(
    <ToastsContext value={port}>
      <Probe />
    </ToastsContext>,
  );
  hook.tell?.(error, ...options);
  return said;
}

test('tells a failure in a toast of its tone', () => {
  expect(tell(failed({ status: 500 }))).toEqual(['error: Erro ao confirmar']);
  expect(tell(failed({ status: 429 }))).toEqual(['warning: Erro ao confirmar']);
});

test('tells what is wrong with an input beside its field, and only there', () => {
  const beside: string[] = [];
  const put = (text: string) => void beside.push(text);

  expect(tell(failed({ status: 400 }), { texts: { invalid: 'Código inválido' }, beside: put })).toEqual([]);
  expect(tell(failed({ status: 503 }), { texts: { invalid: 'Código inválido' }, beside: put })).toEqual([
    'error: Erro ao confirmar',
  ]);
  expect(beside).toEqual(['Código inválido']);
});

test('says nothing of a session that is over, whatever the call would say (D12)', () => {
  const over = failed({ kind: 'unauthorized', status: 401, isOfSession: true, serverMessage: 'Expirado' });

  expect(
    tell(over, { texts: { invalid: 'Código inválido', failureText: 'Erro', serverFirst: true } }),
  ).toEqual([]);
});

test('tells the failure of a query once', () => {
  const { said, port } = toastsOf();
  function Probe({ error }: { error: unknown }) {
    useToldFailure(error, { failureText: 'Erro ao listar titulos premiados' });
    return null;
  }
  const shown = (error: unknown) => (
    <ToastsContext value={port}>
      <Probe error={error} />
    </ToastsContext>
  );
  const error = failed({ status: 500 });
  const { rerender } = render(shown(undefined));
  rerender(shown(error));
  rerender(shown(error));

  expect(said).toEqual(['error: Erro ao listar titulos premiados']);
});
