import { failure } from '@site/contracts/api/failure';
import axios from 'axios';
import { safeParse } from 'valibot';
import type { ApiError, CallPolicy } from '#error.ts';

/** A 401 whose token was replaced or removed while the answer was on its way. */
export class EarlierSessionError extends Error {}

/** The failed call behind what the transport threw, in the words of the call's policy. */
export function toApiError(cause: unknown, policy: Partial<CallPolicy> = {}): ApiError {
  const said = saidBy(policy);
  if (cause instanceof EarlierSessionError) {
    return { kind: 'unauthorized', status: 401, isOfEarlierSession: true, ...said };
  }
  if (!axios.isAxiosError(cause)) return { kind: 'unexpected', ...said };
  const { response, code } = cause;
  if (!response) return { kind: code === 'ERR_NETWORK' ? 'network' : 'unexpected', ...said };
  const { status } = response;
  const body = safeParse(failure, response.data);
  const serverMessage = body.success ? body.output.message.trim() : '';
  return {
    kind: status === 401 ? 'unauthorized' : 'http',
    status,
    ...(serverMessage && { serverMessage }),
    ...said,
  };
}

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
const saidBy = ({ fails = 'Algo deu errado', announce = 'shared' }: Partial<CallPolicy>) => ({
  text: fails,
  announce,
});

interface SchemaIssue {
  path?: readonly (PropertyKey | { key: PropertyKey })[];
}

function fieldOf(issue: SchemaIssue | undefined): string {
  const path = issue?.path?.map((part) => String(typeof part === 'object' ? part.key : part));
  return path?.join('.') || 'the whole answer';
}
