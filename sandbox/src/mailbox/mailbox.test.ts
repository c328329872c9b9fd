import { onPglite } from '#test-kit/on-pglite.ts';

onPglite((sandbox) => {
  test('shows the newest e-mail first and nothing of it as markup', async () => {
    const customer = await sandbox.newCustomer();
    const address = `x+<b>${customer.cpf}@ciranda.example`;
    await sandbox.call('POST', '/api/users/forgot-password', { body: { cpf: customer.cpf } });
    await sandbox.timePasses(customer, 60);
    await sandbox.call('POST', '/api/users/forgot-password', { body: { cpf: customer.cpf } });

    const page = await sandbox.call<string>('GET', `/sandbox/mailbox?para=${customer.email}`);
    const filtered = await sandbox.call<string>(
      'GET',
      `/sandbox/mailbox?para=${encodeURIComponent(address)}`,
    );

    const [newest, oldest] = await sandbox.mailsTo(customer.email);
    const codes = [...page.body.matchAll(/class="code">(\d{4})</g)].map(([, code]) => code);
    expect(codes).toEqual([newest?.code, oldest?.code]);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(filtered.body).not.toContain('<b>');
    expect(filtered.body).toContain('Nenhum e-mail por aqui.');
  });

  test('tells on its front page what it is and who can log in', async () => {
    const { body } = await sandbox.call<string>('GET', '/');

    for (const words of [
      'não a API de produção',
      '529.982.247-25',
      'ciranda1',
      '/sandbox/mailbox',
      '/sandbox/pix',
    ]) {
      expect(body).toContain(words);
    }
  });
});
