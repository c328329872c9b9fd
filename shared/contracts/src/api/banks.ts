import * as v from 'valibot';

const bankCode = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((code) => String(code).padStart(3, '0')),
);

/** The public list of banks (D17): `destaque` are the codes to show first, `lista` maps code to name. */
export const banks = v.object({
  destaque: v.array(bankCode),
  lista: v.record(v.string(), v.string()),
});

/** The public list of banks. */
export type Banks = v.InferOutput<typeof banks>;
