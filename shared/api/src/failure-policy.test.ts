import type { ApiError, CallSentences } from './error';
import { type Failure, failureOf, failurePolicy, tellingOf } from './failure-policy';

const network = 'Erro de rede. Por favor, tente novamente.';
const unexpected = 'Erro inesperado. Por favor, tente novamente.';
const fails = 'Erro ao criar título';
const server = 'Título já cadastrado';
const ended = 'Sua sessão terminou. Entre novamente para continuar.';
const sentences = {
  invalid: 'Confira os números',
  refused: 'Não aceito',
  noAnswer: 'Sem resposta',
  badAnswer: 'Resposta inválida',
};

const failed = (facts: Partial<ApiError>): ApiError => ({
  kind: 'http',
  text: fails,
  announce: 'caller',
  ...facts,
});

interface Row {
  failure: Failure;
  error: Partial<ApiError>;
  /** What an action says without a sentence of its own, with the server's words, and with its own sentences. */
  says: [bare: string, withServer: string, exact: string];
  action: string;
  tone: string;
  again: string;
  /** What a page or list says. */
  face: [text: string, reason?: string];
}

const http = (status: number) => ({ status, serverMessage: server });
const refused = [fails, server, 'Não aceito'] as Row['says'];
const silent = (general: string): Pick<Row, 'says' | 'face'> => ({
  says: [general, general, 'Sem resposta'],
  face: [fails, general],
});
const toast = { action: 'toast', tone: 'error', again: 'send' };
const bad = { says: [fails, fails, 'Resposta inválida'] as Row['says'], face: [fails] as Row['face'] };

// One row for each kind of failure: what is said, where, in which tone, and what 'again' is.
const table: Row[] = [
  { failure: 'offline', error: { kind: 'network' }, ...silent(network), ...toast },
  { failure: 'slow', error: { kind: 'timeout' }, ...silent(unexpected), ...toast },
  {
    failure: 'sessionOver',
    error: { kind: 'unauthorized', isOfSession: true, ...http(401) },
    says: [ended, ended, ended],
    action: 'login',
    tone: 'warning',
    again: 'signIn',
    face: [ended],
  },
  {
    failure: 'unauthorized',
    error: { kind: 'unauthorized', ...http(401) },
    says: [unexpected, unexpected, unexpected],
    action: 'toast',
    tone: 'error',
    again: 'none',
    face: [fails, unexpected],
  },
  { failure: 'forbidden', error: http(403), says: refused, ...toast, again: 'none', face: [fails] },
  { failure: 'notFound', error: http(404), says: refused, ...toast, face: [fails] },
  {
    failure: 'invalid',
    error: http(400),
    says: [fails, server, 'Confira os números'],
    ...toast,
    action: 'field',
    again: 'change',
    face: [fails],
  },
  {
    failure: 'invalid',
    error: http(422),
    says: [fails, server, 'Confira os números'],
    ...toast,
    action: 'field',
    again: 'change',
    face: [fails],
  },
  {
    failure: 'refused',
    error: http(409),
    says: refused,
    ...toast,
    again: 'change',
    face: [fails],
  },
  {
    failure: 'tooMany',
    error: http(429),
    says: refused,
    ...toast,
    tone: 'warning',
    again: 'wait',
    face: [fails],
  },
  { failure: 'serverError', error: http(500), says: [fails, server, fails], ...toast, face: [fails] },
  { failure: 'serverError', error: http(503), says: [fails, server, fails], ...toast, face: [fails] },
  { failure: 'contract', error: { kind: 'contract' }, ...bad, ...toast },
  { failure: 'mediaType', error: { kind: 'media-type' }, ...bad, ...toast },
  { failure: 'unexpected', error: { kind: 'unexpected' }, ...silent(unexpected), ...toast },
];

test.each(table)('$failure ($error.status $error.kind)', ({ failure, error, says, face, ...how }) => {
  const say = (own?: CallSentences) => tellingOf(failed(error), own);

  expect(failureOf(failed(error))).toBe(failure);
  expect(say().text).toBe(says[0]);
  expect(say({ serverFirst: true }).text).toBe(says[1]);
  expect(say(sentences)).toMatchObject({ text: says[2], ...how });
  const [text, reason] = face;
  expect(say().face).toEqual(reason === undefined ? { text } : { text, reason });
});

test('has no row that the table does not show', () => {
  expect([...new Set(table.map(({ failure }) => failure))].sort()).toEqual(Object.keys(failurePolicy).sort());
});

test.each<[string, CallSentences, string]>([
  ["the server's words", { serverFirst: true }, 'field'],
  ['the sentence for this very kind', { invalid: 'Código inválido' }, 'field'],
  ['a sentence for everything', {}, 'toast'],
])('says %s of an input that is refused in the right place', (_what, says, place) => {
  expect(tellingOf(failed(http(400)), says).action).toBe(place);
});

test("takes the sentences of the call, and the screen's before them", () => {
  const error = failed({ status: 400, says: { invalid: 'da chamada', refused: 'da chamada' } });

  expect(tellingOf(error).text).toBe('da chamada');
  expect(tellingOf(error, { invalid: 'da tela' }).text).toBe('da tela');
});

test.each([new Error('TypeError: x is undefined'), undefined, 'text'])(
  'never says what was thrown: %p',
  (thrown) => {
    expect(tellingOf(thrown)).toMatchObject({ text: unexpected, face: { text: unexpected } });
  },
);
