import { button, element } from './element';
import type { Payment } from './provider-api';

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** The PIX screen: amount, QR, code to copy and the time that is left. `stop` ends its clock. */
export function pixView(pix: NonNullable<Payment['pix']>) {
  const code = element('textarea', {
    class: 'yuno-code',
    readonly: true,
    'aria-label': 'Código Pix',
  }) as HTMLTextAreaElement;
  code.value = pix.code;
  const left = element('p', { class: 'yuno-note', role: 'timer' });
  const copied = element('p', { class: 'yuno-note', role: 'status' });

  // Absolute time, corrected by the server's clock: a tab that slept still shows the right rest.
  const ahead = new Date(pix.now).getTime() - Date.now();
  const tick = () => {
    const seconds = Math.max(0, Math.ceil((new Date(pix.expires_at).getTime() - Date.now() - ahead) / 1000));
    const two = (value: number) => String(value).padStart(2, '0');
    left.textContent =
      seconds > 0 ? `Expira em ${two(Math.floor(seconds / 60))}:${two(seconds % 60)}` : 'Código expirado';
  };
  tick();
  const timer = setInterval(tick, 1000);

  const copy = button('Copiar código', () => {
    const done = () => void (copied.textContent = 'Código copiado');
    navigator.clipboard.writeText(pix.code).then(done, () => {
      code.select();
      copied.textContent = 'Copie o código selecionado.';
    });
  });

  const view = element(
    'div',
    { class: 'yuno-form' },
    element('p', { class: 'yuno-note' }, `Pague ${reais.format(pix.amount)} com Pix`),
    element('img', {
      class: 'yuno-qr',
      alt: 'QR Code do Pix',
      src: `data:image/svg+xml,${encodeURIComponent(pix.qr)}`,
    }),
    code,
    copy,
    copied,
    left,
    element(
      'ol',
      { class: 'yuno-steps' },
      element('li', {}, 'Abra o aplicativo do seu banco.'),
      element('li', {}, 'Escolha Pix e depois Pix copia e cola, ou leia o QR Code.'),
      element('li', {}, 'Confira o valor e confirme.'),
    ),
  );
  return { view, stop: () => clearInterval(timer) };
}
