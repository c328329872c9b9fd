import { failure } from '@site/contracts/api/failure';
import axios from 'axios';
import { safeParse } from 'valibot';
import type { ApiError, CallPolicy } from '#error.ts';
import { jsonIn, MediaTypeError } from './body';

/**
 * A call of a session that is over. The server refuses its token; or the token was replaced or removed while the answer
 * was on its way, which then says nothing about the session of now.
 */
export class SessionOverError extends Error {
  constructor(readonly how: 'refused' | 'earlier, refused' | 'earlier') {
    super(`The session of the call is over: ${how}`);
  }
}

/** The failed call behind what the transport threw, in the words of the call's policy. */
export function toApiError(cause: unknown, policy: Partial<CallPolicy> = {}, refusesBy401 = false): ApiError {
  const said = saidBy(policy);
  if (cause instanceof SessionOverError) {
    const refused = cause.how !== 'earlier' && { status: 401 };
    const earlier = cause.how !== 'refused' && { isOfEarlierSession: true as const };
    return { kind: 'unauthorized', isOfSession: true, ...refused, ...earlier, ...said };
  }
  if (cause instanceof MediaTypeError) return { kind: 'media-type', ...said };
  if (!axios.isAxiosError(cause)) return { kind: 'unexpected', ...said };
  const { response, code = '' } = cause;
  if (!response) return { kind: silences[code] ?? 'unexpected', ...said };
  const { status } = response;
  const body = safeParse(failure, jsonIn(response.data));
  const serverMessage = body.success ? body.output.message.trim() : '';
  return {
    kind: status === 401 && !refusesBy401 ? 'unauthorized' : 'http',
    status,
    ...(serverMessage && { serverMessage }),
    ...said,
  };
}

const silences: Readonly<Partial<Record<string, 'network' | 'timeout'>>> = {
  ERR_NETWORK: 'network',
  ETIMEDOUT: 'timeout',
  ECONNABORTED: 'timeout',
};

/** The failed call behind an answer that does not fit its schema. The console names the field, never its value. */
export function toContractError(
  { issues }: Readonly<{ issues: readonly SchemaIssue[] }>,
  endpoint: string,
  policy: CallPolicy,
): ApiError {
  const field = fieldOf(issues[0]);
  console.error(`The answer of ${endpoint} does not fit its contract: ${field}`);
  return { kind: 'contract', field, ...saidBy(policy) };
}

// A call without a policy says what the shared client says (document 1, section 8).
const saidBy = ({ fails = 'Algo deu errado', says, announce = 'shared' }: Partial<CallPolicy>) => ({
  text: fails,
  ...(says && { says }),
  announce,
});

interface SchemaIssue {
  path?: readonly (PropertyKey | { key: PropertyKey })[];
  /** What each form of a union finds wrong (valibot's issues). */
  issues?: readonly SchemaIssue[] | undefined;
}

function fieldOf(issue: SchemaIssue | undefined): string {
  return deepest(issue).join('.') || 'the whole answer';
}

// Of a union's forms the one that came furthest is the one that was meant.
function deepest({ path = [], issues = [] }: SchemaIssue = {}): string[] {
  const own = path.map((part) => String(typeof part === 'object' ? part.key : part));
  const below = issues
    .map(deepest)
    .reduce((longest, next) => (next.length > longest.length ? next : longest), []);
  return [...own, ...below];
}
