/** A request that the product sent. `path` has its query string; `body` is read as JSON where it is JSON. */
export interface SentRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: unknown;
  /** The values of the route's `:name` parts. */
  params: Record<string, string>;
  /** 'omit' for every call of the site (D48). */
  credentials: string;
}

/** A response with a status of its own. */
export interface StatusAnswer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/**
 * The response of a route: a body (sent as JSON with status 200), a `StatusAnswer`, a failure of the network,
 * silence, or a function that decides by the request.
 */
export type Answer =
  | ((request: SentRequest) => unknown)
  | StatusAnswer
  | object
  | string
  | number
  | boolean
  | null;

/** Responses by route: 'GET /api/users/me', 'GET /api/static-worker/eventos/:year'. */
export type Answers = Readonly<Record<string, Answer>>;

/** A network faked at the wire. A call without a route fails the test through the console. */
export function fakeNetwork(answers: Answers = {}) {
  const routes = new Map<string, Answer>(Object.entries(answers));
  const requests: SentRequest[] = [];

  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const sent = await read(request);
    const [route, answer] = [...routes].find(([name]) => paramsOf(name, sent) !== undefined) ?? [];
    const asked = { ...sent, params: (route && paramsOf(route, sent)) || {} };
    requests.push(asked);
    if (route === undefined) {
      console.error(`Unexpected call: ${sent.method} ${sent.path}`);
      return respond({ status: 501, body: { message: 'unexpected call', statusCode: 501 } });
    }
    const given: unknown = typeof answer === 'function' ? await answer(asked) : answer;
    if (given === 'network-error') throw new TypeError('Failed to fetch');
    return given === 'never' ? silence(request.signal) : respond(given);
  };

  return {
    fetch: fetch as typeof globalThis.fetch,
    /** Every request in its order. */
    requests,
    /** The requests to one route, in their order. */
    requestsTo: (route: string) => requests.filter((request) => paramsOf(route, request) !== undefined),
    /** Gives a route another response from now on. */
    on: (route: string, answer: Answer) => void routes.set(route, answer),
  };
}

async function read(request: Request): Promise<SentRequest> {
  const { pathname, search, origin } = new URL(request.url);
  const text = await request.clone().text();
  return {
    method: request.method,
    path: origin === window.location.origin ? pathname + search : request.url,
    headers: Object.fromEntries(request.headers),
    body: text ? asJson(text) : undefined,
    params: {},
    credentials: request.credentials,
  };
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function paramsOf(route: string, { method, path }: SentRequest): Record<string, string> | undefined {
  const [routeMethod, pattern = ''] = route.split(' ');
  const [bare = ''] = pattern.includes('?') ? [path] : path.split('?');
  const shape = pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\/:(\w+)/g, '/(?<$1>[^/]+)');
  const match = routeMethod === method ? new RegExp(`^${shape}$`).exec(bare) : null;
  return match ? { ...match.groups } : undefined;
}

function respond(answer: unknown): Response {
  if (answer instanceof Response) return answer;
  if (answer instanceof Blob) return new Response(answer);
  const { status, body, headers } = isStatusAnswer(answer)
    ? answer
    : { status: 200, body: answer, headers: {} };
  const text = body === undefined || body === null ? null : JSON.stringify(body);
  return new Response(text, { status, headers: { 'content-type': 'application/json', ...headers } });
}

function isStatusAnswer(answer: unknown): answer is StatusAnswer {
  return (
    typeof answer === 'object' && answer !== null && 'status' in answer && typeof answer.status === 'number'
  );
}

const silence = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
