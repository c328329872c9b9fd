/** A customer whom the sandbox made for one test. */
export interface TestCustomer {
  id: string;
  cpf: string;
  email: string;
  fullName: string;
  password: string;
  /** A session token; put it into local storage under `token` to be logged in. */
  token: string;
}

/** An e-mail in the sandbox's mailbox. */
export interface TestMail {
  recipient: string;
  subject: string;
  body: string;
  code: string | null;
  sentAt: string;
}

/** The numbers of a printed title that nobody has registered. */
export interface PrintedTitle {
  produto: string;
  serie: string;
  numeroTitulo: string;
  dv: string;
  activationCode: string;
}

/** An order as `GET /api/payments/list` returns it. */
export interface TestOrder {
  orderId: string;
  number: string;
  paymentType: string;
  paymentMethod: string;
  totalAmount: number;
  quantity: number;
  status: string;
  history: { status: string; date: string }[];
}

/** A customer's prize money in cents: `won` is `paid` + `exchanged` + `pending`. */
export interface Ledger {
  won: number;
  paid: number;
  exchanged: number;
  pending: number;
}

/** How the payment provider shall misbehave; see the README. */
export interface PaymentSwitches {
  script?: 'missing' | 'never-ready' | 'slow';
  token?: 'slow' | 'twice';
  errorWhilePaying?: boolean;
  afterUnmount?: boolean;
  cancel?: `${'error' | 'result'}:${'CANCELED_BY_USER' | 'CANCELLED_BY_USER'}`;
  pixSeconds?: number;
  pixPaidAfterSeconds?: number;
}

/** What is sent with a call. */
export interface Sent {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A response: the status, and the body, parsed if it is JSON. */
export interface Answer<Body> {
  status: number;
  body: Body;
  headers: Headers;
}

/** Speaks to a sandbox that is running at `baseUrl`, for tests of every kind. */
export function createSandboxClient(baseUrl: string) {
  const call = async <Body = unknown>(
    method: string,
    path: string,
    sent: Sent = {},
  ): Promise<Answer<Body>> => {
    const { token, body, headers } = sent;
    const response = await fetch(new URL(path, baseUrl), {
      method,
      redirect: 'manual',
      body: textOf(body),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
    });
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson ? await response.json() : await response.text()) as Body,
    };
  };

  // A control that fails is a mistake in the test: it says so instead of going on.
  const control = async <Result>(method: string, path: string, body?: unknown): Promise<Result> => {
    const answer = await call<Result>(method, path, { body });
    if (answer.status >= 400)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const testing = (rest: string) => `/sandbox/testing/${rest}`;
  const of = ({ cpf }: Pick<TestCustomer, 'cpf'>, rest: string) => testing(`customers/${cpf}/${rest}`);

  const mailsTo = (email: string) =>
    control<TestMail[]>('GET', `/sandbox/mailbox.json?para=${encodeURIComponent(email)}`);

  return {
    baseUrl,
    /** Sends any request and returns the response, whatever its status. */
    call,
    /** A new customer, activated unless it is said otherwise. */
    newCustomer: (wanted: { isActivated?: boolean; fullName?: string } = {}) =>
      control<TestCustomer>('POST', testing('customers'), wanted),
    /** A CPF that nobody has. */
    freshCpf: async () => (await control<{ cpf: string }>('GET', testing('fresh-cpf'))).cpf,
    /** The e-mails of an address, the newest first. */
    mailsTo,
    /** The code of the newest e-mail of an address. */
    async latestCode(email: string): Promise<string> {
      const code = (await mailsTo(email)).find((mail) => mail.code)?.code;
      if (!code) throw new Error(`no code was sent to ${email}`);
      return code;
    },
    /** Time passes for one customer: codes, pauses, payouts, orders and charges grow older. */
    timePasses: (customer: Pick<TestCustomer, 'cpf'>, seconds: number) =>
      control('POST', of(customer, 'time'), { seconds }),
    /** A token with another lifetime, in seconds. */
    tokenFor: async (customer: Pick<TestCustomer, 'cpf'>, seconds: number) =>
      (await control<{ token: string }>('POST', of(customer, 'token'), { seconds })).token,
    /** Decides what the customer's next scratch cards win, in cents; 0 is nothing. */
    planPrizes: (customer: Pick<TestCustomer, 'cpf'>, prizeCents: number[]) =>
      control('POST', of(customer, 'planned-prizes'), { prizeCents }),
    /** Gives a customer digital titles; returns their numbers. */
    giveTitles: async (
      customer: Pick<TestCustomer, 'cpf'>,
      wanted: {
        quantity?: number;
        eventCode?: string;
        productCode?: string;
        prizeCents?: number[];
        scratched?: boolean;
      },
    ) => (await control<{ numbers: string[] }>('POST', of(customer, 'titles'), wanted)).numbers,
    /** A customer's prize money. */
    ledgerOf: (customer: Pick<TestCustomer, 'cpf'>) => control<Ledger>('GET', of(customer, 'ledger')),
    /** A customer's orders, the newest first. */
    async ordersOf({ token }: Pick<TestCustomer, 'token'>): Promise<TestOrder[]> {
      return (await call<TestOrder[]>('GET', '/api/payments/list', { token })).body;
    },
    /** Plays the bank: confirms a PIX payment. Returns SUCCEEDED, or REFUNDED when it was too late. */
    confirmPix: async (orderId: string) =>
      (await control<{ status: string }>('POST', testing(`pix/${orderId}/confirm`), {})).status,
    /** Sets how the payment provider misbehaves in this customer's next checkouts. */
    setPaymentSwitches: (customer: Pick<TestCustomer, 'cpf'>, switches: PaymentSwitches) =>
      control('PUT', of(customer, 'payment-switches'), switches),
    /** A printed title that nobody has registered. */
    newPrintedTitle: () => control<PrintedTitle>('POST', testing('printed-titles'), {}),
    /** Turns a feature toggle on or off, for everybody. */
    setToggle: (name: string, status: boolean) => control('PUT', testing(`toggles/${name}`), { status }),
    /** Moves the sandbox's clock forward, for everybody. */
    moveClock: (seconds: number) => control('POST', testing('clock'), { seconds }),
  };
}

/** A client of a running sandbox. */
export type SandboxClient = ReturnType<typeof createSandboxClient>;

// A string is sent as it is, so that a test can send something that is not JSON.
const textOf = (body: unknown) =>
  body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
