import { contentPolicy, type AllowedOrigins } from '#compose/policy.ts';

/** The headers that protect an answer, by name, whatever it is. */
export const everyAnswer: Record<string, string> = { 'x-content-type-options': 'nosniff' };

/** Those of whatever a browser shows by itself. `frame-ancestors` works as a header only. */
export function shownAnswer(allow: AllowedOrigins): Record<string, string> {
  return {
    'content-security-policy': `${contentPolicy(allow)}; frame-ancestors 'none'`,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
}

/** What a page uses and no browser shows by itself, by its key or path: on these a policy would be bytes without effect. */
export const usedOnly = /\.(js|css|woff2)$/;
