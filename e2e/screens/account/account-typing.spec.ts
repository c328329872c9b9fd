import { answerCookies } from '#support/account.ts';
import { follow } from '#support/follow.ts';
import { expect, test } from '#support/test.ts';

test('what is typed, composed, filled in or set in silence is understood', async ({ page }) => {
  await answerCookies(page);

  await test.step('a code that the phone fills in fills all boxes', async () => {
    await page.goto('/cadastro/passos/3?cpf=52998224725');
    await page.getByRole('textbox', { name: 'Caractere 1 de 4' }).fill('4821');

    for (const [place, digit] of [...'4821'].entries()) {
      await expect(page.getByRole('textbox', { name: `Caractere ${place + 1} de 4` })).toHaveValue(digit);
    }
  });

  await follow(page, '/cadastro/passos/1');
  const cpf = page.getByLabel('CPF');
  const birthDate = page.getByLabel('Data de nascimento');

  await test.step('a click reaches what was pressed although the field before it has a new message', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await birthDate.fill('99/99/9999');
    await page.getByRole('radio', { name: 'Não' }).click();

    await expect(page.getByRole('radio', { name: 'Não' })).toBeChecked();
    await expect(page.getByText('Data inválida')).toBeVisible();
  });

  await test.step('editing the middle of a masked field keeps the caret where it was', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await cpf.pressSequentially('52998224725');
    await expect(cpf).toHaveValue('529.982.247-25');
    await page.keyboard.press('Home');
    for (let steps = 0; steps < 5; steps += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Backspace');
    await expect(cpf).toHaveValue('529.822.472-5');
    await page.keyboard.type('9');

    await expect(cpf).toHaveValue('529.982.247-25');
    await expect(cpf).toHaveJSProperty('selectionStart', 5);
  });

  await test.step('a keyboard that composes loses and reorders nothing', async () => {
    const cdp = await page.context().newCDPSession(page);
    const postalCode = page.getByLabel('CEP');
    await postalCode.click();
    for (const text of ['3', '30', '301', '3014', '30140']) {
      await cdp.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    }
    await cdp.send('Input.insertText', { text: '30140' });
    await page.keyboard.type('071');

    await expect(postalCode).toHaveValue('30140-071');
  });

  await test.step('a browser that fills a field in at once is understood', async () => {
    await birthDate.fill('');
    await birthDate.fill('1986-01-31');
    await expect(birthDate).toHaveValue('31/01/1986');
    await cpf.fill('');
    await cpf.fill('529.982.247-25');
    await expect(cpf).toHaveValue('529.982.247-25');
  });

  await test.step('values that a browser set in silence are read at the submit', async () => {
    await cpf.fill('');
    await page.getByLabel('Nome completo').evaluate((input) => {
      // As the browser does it, past the setter by which React would notice.
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(input, 'Joana Lima Prado');
    });
    await page.getByRole('button', { name: 'Próximo passo' }).click();

    await expect(cpf).toBeFocused();
    await expect(page.getByLabel('Nome completo')).not.toHaveAttribute('aria-invalid');
  });
});
