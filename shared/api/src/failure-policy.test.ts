/** @jest-environment node */
import type { ApiError, CallTexts } from './error';
import { type Failure, failureOf, failurePolicy, failureDisplay } from './failure-policy';

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
  shown: [bare: string, withServer: string, own: string];
  action: string;
  tone: string;
  again: string;
  /** What a page or list says. */
  inPlace: [text: string, reason?: string];
}

const http = (status: number) => ({ status, serverMessage: server });
const refused = [fails, server, 'Não aceito'] as Row['shown'];
const silent = (general: string): Pick<Row, 'shown' | 'inPlace'> => ({
  shown: [general, general, 'Sem resposta'],
  inPlace: [fails, general],
});
const toast = { action: 'toast', tone: 'error', again: 'send' };
const bad = {
  shown: [fails, fails, 'Resposta inválida'] as Row['shown'],
  inPlace: [fails] as Row['inPlace'],
};

// One row for each kind of failure: what is said, where, in which tone, and what 'again' is.
const table: Row[] = [
  { failure: 'offline', error: { kind: 'network' }, ...silent(network), ...toast },
  { failure: 'slow', error: { kind: 'timeout' }, ...silent(unexpected), ...toast },
  {
    failure: 'sessionOver',
    error: { kind: 'unauthorized', isOfSession: true, ...http(401) },
    shown: [ended, ended, ended],
    action: 'login',
    tone: 'warning',
    again: 'signIn',
    inPlace: [ended],
  },
  {
    failure: 'unauthorized',
    error: { kind: 'unauthorized', ...http(401) },
    shown: [unexpected, unexpected, unexpected],
    action: 'toast',
    tone: 'error',
    again: 'none',
    inPlace: [fails, unexpected],
  },
  { failure: 'forbidden', error: http(403), shown: refused, ...toast, again: 'none', inPlace: [fails] },
  { failure: 'notFound', error: http(404), shown: refused, ...toast, inPlace: [fails] },
  {
    failure: 'invalid',
    error: http(400),
    shown: [fails, server, 'Confira os números'],
    ...toast,
    action: 'field',
    again: 'change',
    inPlace: [fails],
  },
  {
    failure: 'invalid',
    error: http(422),
    shown: [fails, server, 'Confira os números'],
    ...toast,
    action: 'field',
    again: 'change',
    inPlace: [fails],
  },
  {
    failure: 'refused',
    error: http(409),
    shown: refused,
    ...toast,
    again: 'change',
    inPlace: [fails],
  },
  {
    failure: 'tooMany',
    error: http(429),
    shown: refused,
    ...toast,
    tone: 'warning',
    again: 'wait',
    inPlace: [fails],
  },
  { failure: 'serverError', error: http(500), shown: [fails, server, fails], ...toast, inPlace: [fails] },
  { failure: 'serverError', error: http(503), shown: [fails, server, fails], ...toast, inPlace: [fails] },
  { failure: 'contract', error: { kind: 'contract' }, ...bad, ...toast },
  { failure: 'mediaType', error: { kind: 'media-type' }, ...bad, ...toast },
  { failure: 'unexpected', error: { kind: 'unexpected' }, ...silent(unexpected), ...toast },
];

test.each(table)('$failure ($error.status $error.kind)', ({ failure, error, shown, inPlace, ...how }) => {
  const say = (own?: CallTexts) => failureDisplay(failed(error), own);

  expect(failureOf(failed(error))).toBe(failure);
  expect(say().text).toBe(shown[0]);
  expect(say({ serverFirst: true }).text).toBe(shown[1]);
  expect(say(sentences)).toMatchObject({ text: shown[2], ...how });
  const [text, reason] = inPlace;
  expect(say().inPlace).toEqual(reason === undefined ? { text } : { text, reason });
});

test('has no row that the table does not show', () => {
  expect([...new Set(table.map(({ failure }) => failure))].sort()).toEqual(Object.keys(failurePolicy).sort());
});

test.each<[string, CallTexts, string]>([
  ["the server's words", { serverFirst: true }, 'field'],
  ['the sentence for this very kind', { invalid: 'Código inválido' }, 'field'],
  ['a sentence for everything', {}, 'toast'],
])('says %s of an input that is refused in the right place', (_what, texts, place) => {
  expect(failureDisplay(failed(http(400)), texts).action).toBe(place);
});

test("takes the sentences of the call, and the screen's before them", () => {
  const error = failed({ status: 400, texts: { invalid: 'da chamada', refused: 'da chamada' } });

  expect(failureDisplay(error).text).toBe('da chamada');
  expect(failureDisplay(error, { invalid: 'da tela' }).text).toBe('da tela');
});

test.each([new Error('TypeError: x is undefined'), undefined, 'text'])(
  'never says what was thrown: %p',
  (thrown) => {
    expect(failureDisplay(thrown)).toMatchObject({ text: unexpected, inPlace: { text: unexpected } });
  },
);
