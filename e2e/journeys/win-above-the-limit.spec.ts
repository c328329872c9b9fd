import { follow } from '#support/follow.ts';
import { openCard } from '#support/scratch.ts';
import { expect, test } from '#support/test.ts';

test('the winner of R$ 2.000,00 or more is asked to call', async ({ page, customer, sandbox, signIn }) => {
  await signIn(customer);
  let won = 0;
  for (const [cents, value] of [
    [200_000, 'R$ 2.000,00'],
    [10_000_000, 'R$ 100.000,00'],
  ] as const)
    await test.step(value, async () => {
      const [number = ''] = await sandbox.giveTitles(customer, { prizeCents: [cents] });
      await openCard(page, number);
      await page.getByRole('button', { name: 'RASPAR AUTOMÁTICO' }).click();

      const dialog = page.getByRole('dialog', { name: 'Parabéns' });
      await expect(dialog).toContainText(value);
      await expect(dialog.getByRole('link', { name: '0800-729-0800' })).toHaveAttribute(
        'href',
        'tel:08007290800',
      );
      await expect(dialog.getByRole('button', { name: 'Receba seu prêmio aqui' })).toHaveCount(0);
      await dialog.getByRole('button', { name: 'OK' }).click();
      await expect(page.getByText(`Prêmio deste título: ${value}`)).toBeVisible();

      await follow(page, '/minhas-premiacoes');
      await expect(page.getByRole('button', { name: 'Solicitar transferência' })).toBeDisabled();
      won += cents;
      expect(await sandbox.ledgerOf(customer)).toEqual({ won, paid: 0, exchanged: 0, pending: won });
    });
});
