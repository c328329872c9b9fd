import axios from 'axios';
import { bodyOf } from './body';
import { SessionOverError } from './to-api-error';

/** One request, as an endpoint's `query` describes it. */
export interface ApiRequest {
  /** GET when left out. */
  method?: 'GET' | 'POST' | 'PATCH';
  /** The path below the API's base, with its leading slash. */
  url: string;
  body?: unknown;
  /** The call uses no authentication: no header, and no warning that a token is missing. */
  anonymous?: boolean;
  /** The address does not belong to the API: an absolute one, or a path on the site. It never gets the token. */
  outside?: boolean;
  /** The `X-Idempotency-Key` of an intent that spends or claims money; its caller keeps it until the outcome is known (D23). */
  idempotencyKey?: string;
  /** The only statuses that count as success; every 2xx when left out. */
  statuses?: readonly number[];
  /** A 401 is this call's own refusal, such as that of a login, and says nothing about the session (D12). */
  refusesBy401?: true;
  /** The format of a successful response, which may also be empty (D47): JSON when left out, a text, or a file. */
  answer?: 'text' | 'file';
  /** Seconds until the call is given up; 15 when left out. */
  timeoutSeconds?: number;
}

/** The transport: resolves with the body of a successful response, rejects with a cause for `toApiError`. */
export interface Http {
  send: (request: ApiRequest) => Promise<unknown>;
}

/** What the transport needs to know of the page around it. */
export interface HttpOptions {
  /** '/api' or an absolute address. */
  baseUrl: string;
  /** The stored token, read at every call. */
  getToken: () => string | null | undefined;
  /** The current owner of the personal data in this browser; a response for another owner is discarded (D62). */
  getOwner?: () => string | undefined;
  /** Another `fetch`: tests give their own. */
  fetch?: typeof fetch;
  /** Where the line about a missing token goes; the console when left out. */
  warn?: (line: string) => void;
}

declare global {
  /** Waits until a page that is being left has stayed; set ahead of all code by `shell/src/start/show-prerendered.ts`. */
  var sitePageStays: (() => Promise<void>) | undefined;
}

const patienceSeconds = 15;

/** Makes the transport. It sends no cookies (D48), knows no store and shows nothing. */
export function createHttp(options: HttpOptions): Http {
  const { baseUrl, getToken, getOwner, fetch, warn = console.warn } = options;
  const client = axios.create({
    adapter: 'fetch',
    baseURL: new URL(baseUrl, window.location.origin).href,
    withCredentials: false,
    // Axios would read cookies before each call, which blocks the page, and send what it finds.
    withXSRFToken: false,
    // `bodyOf` parses the response: axios would return a body that it cannot parse as text.
    transformResponse: (body: unknown) => body,
    // Axios sets a User-Agent header, which makes some browsers send a CORS preflight.
    headers: { 'User-Agent': false },
    ...(fetch && { env: { fetch } }),
  });

  const bearer = () => {
    const token = getToken();
    return token ? { Authorization: `Bearer ${token}` } : undefined;
  };

  function authorization({ method = 'GET', url, anonymous, outside }: ApiRequest) {
    if (anonymous || outside) return {};
    const sent = bearer();
    if (sent) return sent;
    warn(`No token: ${method} ${url} goes without an Authorization header`);
    return {};
  }

  async function send(request: ApiRequest): Promise<unknown> {
    const { statuses, answer, refusesBy401, idempotencyKey } = request;
    const sent: { Authorization?: string } = authorization(request);
    const owner = getOwner?.();
    const refuseOthers = () => {
      if (sent.Authorization && getOwner?.() !== owner) throw new SessionOverError('earlier');
    };
    const sending = client.request<unknown>({
      method: request.method ?? 'GET',
      url: request.outside ? new URL(request.url, window.location.origin).href : request.url,
      allowAbsoluteUrls: request.outside ?? false,
      data: request.body,
      responseType: answer === 'file' ? 'blob' : 'text',
      ...(statuses && { validateStatus: (status) => statuses.includes(status) }),
      timeout: (request.timeoutSeconds ?? patienceSeconds) * 1000,
      headers: { ...sent, ...(idempotencyKey && { 'X-Idempotency-Key': idempotencyKey }) },
    });
    const { data, headers } = await sending.catch(async (cause: unknown) => {
      if (axios.isAxiosError(cause) && cause.code === 'ERR_NETWORK') await globalThis.sitePageStays?.();
      refuseOthers();
      const isRefused = axios.isAxiosError(cause) && cause.response?.status === 401;
      if (!isRefused || !sent.Authorization || refusesBy401) throw cause;
      // Somebody else may have logged in while this tab waited (C47).
      throw new SessionOverError(
        sent.Authorization === bearer()?.Authorization ? 'refused' : 'earlier, refused',
      );
    });
    refuseOthers();
    return bodyOf(data, String(headers['content-type'] ?? ''), answer);
  }

  return { send };
}
