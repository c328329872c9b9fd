/** Where a recovery begins again: an alias of the first screen (D4). */
export const recoveryStart = '/password-recovery';

/** How long the customer reads that the password was changed before the login opens. */
export const loginDelayMs = 2000;
