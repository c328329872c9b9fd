import { request } from 'node:http';
import { onPglite } from '#test-kit/on-pglite.ts';

onPglite((sandbox) => {
  test.each([
    ['GET', '/api/nada', 404, 'Endereço não encontrado.'],
    ['DELETE', '/api/users/me', 404, 'Endereço não encontrado.'],
    ['GET', '/nada', 404, 'Endereço não encontrado.'],
  ])('responds to %s %s with %d', async (method, path, statusCode, message) => {
    expect(await sandbox.call(method, path)).toMatchObject({
      status: statusCode,
      body: { message, statusCode },
    });
  });

  test.each([
    ['{', 'O corpo do pedido não é JSON válido.'],
    ['', 'O corpo do pedido está vazio.'],
    ['[]', 'Campo obrigatório: cpf.'],
    ['"x"', 'Campo inválido: corpo do pedido.'],
    ['null', 'Campo obrigatório: cpf.'],
  ])('says what is wrong with the body %j', async (body, message) => {
    expect(await sandbox.call('POST', '/api/auth/login', { body })).toMatchObject({
      status: 400,
      body: { message },
    });
  });

  /** The status of a call with headers that a browser's own code would not let a test set. */
  const statusOf = (headers: Record<string, string>, { method = 'GET', path = '/api/features' } = {}) =>
    new Promise((resolve, reject) => {
      const sent = request(new URL(path, sandbox.baseUrl), { method, headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      sent.on('error', reject).end();
    });

  test.each([
    ['localhost:4000', 200],
    ['127.0.0.1', 200],
    ['evil.example', 403],
    ['localhost.evil.example', 403],
  ])('is asked by the name %s: %d', async (host, status) => {
    expect(await statusOf({ host })).toBe(status);
    expect(await statusOf({ host: 'localhost:4000', 'x-forwarded-host': host })).toBe(status);
  });

  test.each([
    ['http://localhost:3000', 200],
    ['http://127.0.0.1:4100', 200],
    ['https://evil.example', 403],
    ['http://localhost.evil.example', 403],
    ['null', 403],
  ])('a page of %s calls: %d', async (origin, status) => {
    expect(await statusOf({ host: 'localhost:4000', origin })).toBe(status);
  });

  test.each([
    ['/sandbox/checkout/sessions/1/tokens', 204],
    ['/sandbox/ip', 404],
    ['/sandbox/testing/customers', 404],
    ['/api/auth/login', 404],
  ])('the CORS preflight of %s gets %d', async (path, status) => {
    const headers = { host: 'localhost:4000', origin: 'http://localhost:3000' };

    expect(await statusOf(headers, { method: 'OPTIONS', path })).toBe(status);
  });
});
