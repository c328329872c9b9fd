/** How many characters a code that is sent by e-mail has (D60). */
export const emailedCodeLength = 4;

/** Seconds until another code may be requested. */
export const resendAfterSeconds = 60;
