import * as v from 'valibot';
import { identifier, optionalMark, optionalText } from './wire';

/** A customer's own record: `GET /users/me` and the response of `PATCH /users/{id}`. */
export const user = v.object({
  id: identifier,
  cpf: v.string(),
  email: optionalText,
  fullName: v.string(),
  socialName: optionalText,
  birthDate: optionalText,
  ddd: optionalText,
  phone: optionalText,
  postalCode: optionalText,
  address: optionalText,
  number: optionalText,
  complement: optionalText,
  neighborhood: optionalText,
  city: optionalText,
  state: optionalText,
  politicallyExposed: optionalMark,
  receiveAdvertisement: optionalMark,
  isActivated: optionalMark,
});

/** A customer's own record. `birthDate` is ISO, `cpf`, `phone` and `postalCode` are digits. */
export type User = v.InferOutput<typeof user>;

/** Body of `PATCH /users/{id}` from the profile: what customers may change themselves. */
export const profileUpdate = v.object({
  fullName: v.string(),
  socialName: v.string(),
  birthDate: v.string(),
  ddd: v.string(),
  phone: v.string(),
  postalCode: v.string(),
  address: v.string(),
  number: v.string(),
  complement: v.string(),
  neighborhood: v.string(),
  city: v.string(),
  state: v.string(),
  politicallyExposed: v.boolean(),
  receiveAdvertisement: v.boolean(),
});

/** Body of `PATCH /users/{id}` from the profile. */
export type ProfileUpdate = v.InferOutput<typeof profileUpdate>;

/** Body of `POST /users`: the registration draft. `birthDate` is an ISO date at UTC midnight. */
export const registration = v.object({
  ...profileUpdate.entries,
  cpf: v.string(),
  email: v.string(),
  password: v.string(),
});

/** Body of `POST /users`. */
export type Registration = v.InferOutput<typeof registration>;

/** Body of `POST /users/validate` and `POST /users/validate/password`. */
export const codeCheck = v.object({ code2FA: v.string(), cpf: v.string() });

/** Body of `POST /users/validate` and `POST /users/validate/password`. */
export type CodeCheck = v.InferOutput<typeof codeCheck>;

/** Body of `POST /users/forgot-password`. */
export const forgotPassword = v.object({ cpf: v.string() });

/** Body of `POST /users/forgot-password`. */
export type ForgotPassword = v.InferOutput<typeof forgotPassword>;

/** Body of `POST /users/change-password`. */
export const passwordChange = v.object({ code: v.string(), newPassword: v.string() });

/** Body of `POST /users/change-password`. */
export type PasswordChange = v.InferOutput<typeof passwordChange>;

/** Body of `PATCH /users/{id}` that starts an e-mail change. */
export const emailChange = v.object({ email: v.string() });

/** Body of `PATCH /users/{id}` that starts an e-mail change. */
export type EmailChange = v.InferOutput<typeof emailChange>;

/** Body of `POST /users/update-email`, which ends an e-mail change. */
export const emailConfirmation = v.object({ code: v.string() });

/** Body of `POST /users/update-email`. */
export type EmailConfirmation = v.InferOutput<typeof emailConfirmation>;

/** Body of `POST /users/resend-code` (D17). `email` corrects the address of an account not yet activated. */
export const activationResend = v.object({
  cpf: v.string(),
  password: v.string(),
  email: v.optional(v.string()),
});

/** Body of `POST /users/resend-code`. */
export type ActivationResend = v.InferOutput<typeof activationResend>;
