import * as v from 'valibot';

/** Answer of the third-party IP service (D17). */
export const clientIp = v.object({ ip: v.string() });

/** Answer of the third-party IP service. */
export type ClientIp = v.InferOutput<typeof clientIp>;
