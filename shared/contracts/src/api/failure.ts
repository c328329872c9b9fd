import * as v from 'valibot';

/** The body of a refusal. Some servers send one message, others a list of them; both become one text. */
export const failure = v.object({
  message: v.pipe(
    v.union([v.string(), v.array(v.string())]),
    v.transform((message) => (typeof message === 'string' ? message : message.join(' '))),
  ),
  statusCode: v.nullish(v.number()),
});
