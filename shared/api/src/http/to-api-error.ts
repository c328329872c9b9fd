import { failure } from '@site/contracts/api/failure';
import axios from 'axios';
import { safeParse } from 'valibot';
import type { ApiError, CallPolicy } from '#error.ts';
import { jsonIn, MediaTypeError } from './body';

/**
 * A call of a session that is over. The server refuses its token; or the token was replaced or removed while the
 * call was under way, so the response says nothing about the current session.
 */
export class SessionOverError extends Error {
  constructor(readonly how: 'refused' | 'earlier, refused' | 'earlier') {
    super(`The session of the call is over: ${how}`);
  }
}

/** Makes an `ApiError` from what the transport threw, with the messages of the call's policy. */
export function toApiError(cause: unknown, policy: Partial<CallPolicy> = {}, refusesBy401 = false): ApiError {
  const own = ownTexts(policy);
  if (cause instanceof SessionOverError) {
    const refused = cause.how !== 'earlier' && { status: 401 };
    const earlier = cause.how !== 'refused' && { isOfEarlierSession: true as const };
    return { kind: 'unauthorized', isOfSession: true, ...refused, ...earlier, ...own };
  }
  if (cause instanceof MediaTypeError) return { kind: 'media-type', ...own };
  if (!axios.isAxiosError(cause)) return { kind: 'unexpected', ...own };
  const { response, code = '' } = cause;
  if (!response) return { kind: silences[code] ?? 'unexpected', ...own };
  const { status } = response;
  const body = safeParse(failure, jsonIn(response.data));
  const serverMessage = body.success ? body.output.message.trim() : '';
  return {
    kind: status === 401 && !refusesBy401 ? 'unauthorized' : 'http',
    status,
    ...(serverMessage && { serverMessage }),
    ...own,
  };
}

const silences: Readonly<Partial<Record<string, 'network' | 'timeout'>>> = {
  ERR_NETWORK: 'network',
  ETIMEDOUT: 'timeout',
  ECONNABORTED: 'timeout',
};

/**
 * Makes an `ApiError` for a response that does not fit its schema. The console names the field, never its value.
 */
export function toContractError(
  { issues }: Readonly<{ issues: readonly SchemaIssue[] }>,
  endpoint: string,
  policy: CallPolicy,
): ApiError {
  const field = fieldOf(issues[0]);
  console.error(`The response of ${endpoint} does not fit its contract: ${field}`);
  return { kind: 'contract', field, ...ownTexts(policy) };
}

// A call without a policy has the shared client's message (document 1, section 8).
const ownTexts = ({ failureText = 'Algo deu errado', texts, announce = 'shared' }: Partial<CallPolicy>) => ({
  text: failureText,
  ...(texts && { texts }),
  announce,
});

interface SchemaIssue {
  path?: readonly (PropertyKey | { key: PropertyKey })[];
  /** The issues of each variant of a union (valibot's issues). */
  issues?: readonly SchemaIssue[] | undefined;
}

function fieldOf(issue: SchemaIssue | undefined): string {
  return deepest(issue).join('.') || 'the whole response';
}

// For a union, the variant that matched furthest is reported.
function deepest({ path = [], issues = [] }: SchemaIssue = {}): string[] {
  const own = path.map((part) => String(typeof part === 'object' ? part.key : part));
  const below = issues
    .map(deepest)
    .reduce((longest, next) => (next.length > longest.length ? next : longest), []);
  return [...own, ...below];
}
