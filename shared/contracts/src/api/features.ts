import * as v from 'valibot';

/** Response of `GET /features` (D15): names may be unknown to us, and ours may be missing. */
export const featuresAnswer = v.object({
  data: v.array(v.object({ name: v.pipe(v.string(), v.nonEmpty()), status: v.boolean() })),
});

/** Response of `GET /features`. */
export type FeaturesAnswer = v.InferOutput<typeof featuresAnswer>;
