import * as v from 'valibot';

/** Body of `POST /auth/login` (D16). `cpf` is digits only. */
export const loginRequest = v.object({ cpf: v.string(), password: v.string() });

/** Body of `POST /auth/login`. */
export type LoginRequest = v.InferOutput<typeof loginRequest>;

/** Response of `POST /auth/login`: a signed token whose `exp` is in seconds. */
export const loginAnswer = v.object({ access_token: v.pipe(v.string(), v.nonEmpty()) });

/** Response of `POST /auth/login`. */
export type LoginAnswer = v.InferOutput<typeof loginAnswer>;
