/** One way to pay, as the list shows it. */
export interface Method {
  type: string;
  name: string;
}

/** How the sandbox lets this checkout misbehave. */
export interface Switches {
  token?: 'slow' | 'twice';
  errorWhilePaying?: boolean;
  afterUnmount?: boolean;
  cancel?: string;
}

/** A payment as the provider reports it. */
export interface Payment {
  status: string;
  sub_status: string;
  callback_url: string;
  pix: { code: string; qr: string; amount: number; expires_at: string; now: string } | null;
}

/** What the card form holds. */
export interface Card {
  number: string;
  holder: string;
  expiry: string;
  cvv: string;
  type: string;
}

/** The one-time token and its details. */
export interface TokenAnswer {
  token: string;
  [field: string]: unknown;
}

/** The provider's calls, on the origin that the script came from. A refusal is thrown with the server's message. */
export function createApi(origin: string) {
  const call = async <Answer>(session: string, path: string, body?: unknown): Promise<Answer> => {
    const url = `${origin}/sandbox/checkout/sessions/${encodeURIComponent(session)}/${path}`;
    const sent = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    const response = await fetch(url, body === undefined ? {} : sent);
    const answer = await response.json();
    if (!response.ok) throw new Error(answer.message ?? 'ERROR');
    return answer;
  };
  return {
    methods: (session: string) =>
      call<{ payment_methods: Method[]; switches: Switches }>(session, 'payment-methods'),
    token: (session: string, method: string, card?: Card) =>
      call<TokenAnswer>(session, 'tokens', { method, ...(card && { card }) }),
    payment: (session: string) => call<Payment>(session, 'payment'),
    challenge: (session: string, approve: boolean) => call<unknown>(session, 'challenge', { approve }),
    redirectUrl: (session: string) =>
      `${origin}/sandbox/checkout/sessions/${encodeURIComponent(session)}/redirect`,
  };
}

/** The provider's calls. */
export type ProviderApi = ReturnType<typeof createApi>;
