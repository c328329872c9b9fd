import { onPglite } from '#test-kit/on-pglite.ts';

onPglite((sandbox) => {
  test('shows the registration form as text and gives it as a PDF file', async () => {
    const { token, fullName } = await sandbox.newCustomer({ fullName: 'Ana Conceição Łuczak' });

    const text = await sandbox.call<string>('GET', '/api/payments/registration-form/show', { token });
    const file = await sandbox.call<string>('GET', '/api/payments/registration-form/download', { token });

    expect(text.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(text.body).toContain(`Nome: ${fullName}`);
    expect(text.body).toContain('Data de nascimento: 17/05/1990');
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="ficha_cadastro.pdf"');
    expect(file.body.startsWith('%PDF-')).toBe(true);
  });

  test.each(['show', 'download'])('asks for a login before the form: %s', async (path) => {
    expect(await sandbox.call('GET', `/api/payments/registration-form/${path}`)).toMatchObject({
      status: 401,
    });
  });
});
