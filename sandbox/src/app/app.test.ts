import { request } from 'node:http';
import { onPglite } from '#test-kit/on-pglite.ts';

onPglite((sandbox) => {
  test.each([
    ['GET', '/api/nada', 404, 'Endereço não encontrado.'],
    ['DELETE', '/api/users/me', 404, 'Endereço não encontrado.'],
    ['GET', '/nada', 404, 'Endereço não encontrado.'],
  ])('answers %s %s with %d', async (method, path, statusCode, message) => {
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

  test('answers to local names only', async () => {
    const statusFor = (host: string) =>
      new Promise((resolve, reject) => {
        const sent = request(new URL('/api/features', sandbox.baseUrl), { headers: { host } }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        });
        sent.on('error', reject).end();
      });

    expect(await statusFor('localhost:4000')).toBe(200);
    expect(await statusFor('127.0.0.1')).toBe(200);
    expect(await statusFor('evil.example')).toBe(403);
    expect(await statusFor('localhost.evil.example')).toBe(403);
  });
});
