import { challengeView } from './challenge-view';
import { pixView } from './pix-view';
import type { Payment, ProviderApi } from './provider-api';
import type { Surface } from './surface';

const pollMilliseconds = 2000;

interface Around {
  session: string;
  surface: Surface;
  onCancel(): void;
  onDecided(payment: Payment): void;
  onError(message: string): void;
}

interface Step {
  /** What `continuePayment` resolves to. */
  answer: unknown;
  leave(): void;
  clearsForm: boolean;
}

/** Asks for the payment and shows what it needs next: nothing, the PIX code, a 3DS challenge, or another page. */
export async function nextStep(api: ProviderApi, around: Around): Promise<Step> {
  const { session } = around;
  const nothing: Step = { answer: null, leave: () => {}, clearsForm: false };
  const payment = await api.payment(session).catch((reason: Error) => around.onError(reason.message));
  if (!payment) return nothing;
  if (payment.pix && payment.status === 'READY_TO_PAY') {
    return { ...nothing, leave: followPix(api, payment.pix, around), clearsForm: true };
  }
  if (payment.sub_status === 'WAITING_ADDITIONAL_STEP') {
    askBank(api, around);
    return { ...nothing, clearsForm: true };
  }
  if (payment.sub_status === 'WAITING_REDIRECT') {
    const redirect = {
      init_url: api.redirectUrl(session),
      success_url: payment.callback_url,
      error_url: payment.callback_url,
    };
    return { ...nothing, answer: { action: 'REDIRECT_URL', type: 'CARD', redirect } };
  }
  around.onDecided(payment);
  return nothing;
}

function followPix(api: ProviderApi, pix: NonNullable<Payment['pix']>, around: Around) {
  const { view, stop } = pixView(pix);
  around.surface.show('Pix', view, around.onCancel);
  const leave = () => {
    stop();
    clearInterval(poll);
  };
  const poll = setInterval(async () => {
    const payment = await api.payment(around.session).catch(() => undefined);
    if (!payment || payment.status === 'READY_TO_PAY') return;
    leave();
    around.onDecided(payment);
  }, pollMilliseconds);
  return leave;
}

function askBank(api: ProviderApi, around: Around) {
  const answer = async (approve: boolean) => {
    await api.challenge(around.session, approve);
    around.onDecided(await api.payment(around.session));
  };
  around.surface.show(
    'Autenticação do banco',
    challengeView((approve) => void answer(approve).catch((reason: Error) => around.onError(reason.message))),
    around.onCancel,
  );
}
