import * as v from 'valibot';

/** Response of the third-party IP service (D17). */
export const clientIp = v.object({ ip: v.string() });

/** Response of the third-party IP service. */
export type ClientIp = v.InferOutput<typeof clientIp>;
