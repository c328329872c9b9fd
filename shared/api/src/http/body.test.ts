import { fakeNetwork } from '@site/testing/network';
import { createHttp } from './create-http';
import { toApiError } from './to-api-error';

const answered = (body: BodyInit | null, type: string, answer?: 'text' | 'file', status = 200) => {
  const headers: HeadersInit = type ? { 'content-type': type } : {};
  // A text that names no type gets one from the browser.
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const network = fakeNetwork({ 'GET /api/it': () => new Response(bytes, { status, headers }) });
  const http = createHttp({ baseUrl: '/api', getToken: () => 'a.b.c', fetch: network.fetch });
  return http
    .send({ url: '/it', ...(answer && { answer }) })
    .catch((cause: unknown) => toApiError(cause).kind);
};

const page = '<!doctype html><title>Wi-Fi</title>';

test.each<[string, string, unknown]>([
  ['application/json', '{"a":1}', { a: 1 }],
  ['application/json; charset=utf-8', '"ok"', 'ok'],
  ['application/problem+json', '[]', []],
  ['', '{"a":1}', { a: 1 }],
  ['application/json', '', ''],
  ['text/html', '', ''],
])('reads JSON of type "%s": %s', async (type, body, read) => {
  expect(await answered(body, type)).toEqual(read);
});

test('accepts a response without a body', async () => {
  expect(await answered(null, '', undefined, 204)).toBe('');
});

test.each<[string, string]>([
  ['text/html; charset=utf-8', page],
  ['text/plain', 'OK'],
  ['', page],
  ['application/json', page],
  ['application/json', '{"a":'],
  ['text/html', '{"a":1}'],
])('refuses another body with status 200: "%s", %s', async (type, body) => {
  expect(await answered(body, type)).toBe('media-type');
});

test('reads a text, but no page for one', async () => {
  expect(await answered('Ficha de Marina', 'text/plain; charset=utf-8', 'text')).toBe('Ficha de Marina');
  expect(await answered('"Ficha de Marina"', 'application/json', 'text')).toBe('Ficha de Marina');
  expect(await answered(page, 'text/html', 'text')).toBe('media-type');
});

test('reads a file, but neither a page nor a message for one', async () => {
  expect(await answered('%PDF-1.7', 'application/pdf', 'file')).toBeInstanceOf(Blob);
  expect(await answered('%PDF-1.7', 'application/octet-stream', 'file')).toBeInstanceOf(Blob);
  expect(await answered(page, 'text/html', 'file')).toBe('media-type');
  expect(await answered('{"message":"não"}', 'application/json', 'file')).toBe('media-type');
});
