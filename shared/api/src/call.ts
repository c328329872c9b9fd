import { toContractError } from '#http/to-api-error.ts';
import type { CallPolicy } from './error';

/** The policy of a call, spread into its endpoint: its own message, and what becomes of an answer that does not fit. */
export function call(policy: CallPolicy) {
  return {
    extraOptions: policy,
    catchSchemaFailure: (
      failure: Parameters<typeof toContractError>[0],
      { endpoint }: Readonly<{ endpoint: string }>,
    ) => toContractError(failure, endpoint, policy),
  };
}
