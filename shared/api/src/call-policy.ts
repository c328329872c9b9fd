import { toContractError } from '#http/to-api-error.ts';
import type { CallPolicy } from './error';

/**
 * The policy of a call, spread into its endpoint: its messages, and the failed call for a response that does not
 * fit its schema.
 */
export function callPolicy(policy: CallPolicy) {
  return {
    extraOptions: policy,
    catchSchemaFailure: (
      failure: Parameters<typeof toContractError>[0],
      { endpoint }: Readonly<{ endpoint: string }>,
    ) => toContractError(failure, endpoint, policy),
  };
}
