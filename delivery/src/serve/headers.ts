import { contentPolicy, type AllowedOrigins } from '#compose/policy.ts';

/** The headers that protect every answer of the site, by name. `frame-ancestors` works as a header only. */
export function securityHeaders(allow: AllowedOrigins): Record<string, string> {
  return {
    'content-security-policy': `${contentPolicy(allow)}; frame-ancestors 'none'`,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  };
}
