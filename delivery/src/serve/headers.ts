import { contentPolicy, type AllowedOrigins } from '#compose/policy.ts';

/** One header of a response. The first rule for a header that matches applies; `''` means that it is not sent. */
export interface HeaderRule {
  header: string;
  /** Of which addresses: a regular expression of the path, that JavaScript and nginx both read. */
  path?: string;
  /** For which status: a regular expression of all of it. */
  status?: string;
  value: string;
}

/**
 * A missing or broken file may be there in a moment, and its response is an HTML page for a person, whatever the
 * address.
 */
const anyError = '[45]..';
const api = '^/(api|dados)/';
const version = '^/[a-z][a-z0-9-]*/\\d+\\.\\d+\\.\\d+[^/]*/';
/** Subresources: a content security policy has no effect on them and only costs bytes. */
const usedOnly = '\\.(js|css|woff2)$';

/** The headers of every response of the site, for any server. */
export function headerRules(allow: AllowedOrigins): HeaderRule[] {
  return [
    { header: 'cache-control', status: anyError, value: 'no-store' },
    { header: 'cache-control', path: api, value: '' },
    { header: 'cache-control', path: version, value: 'public, max-age=31536000, immutable' },
    { header: 'cache-control', path: '^/assets/', value: 'public, max-age=3600' },
    { header: 'cache-control', value: 'no-cache' },
    { header: 'access-control-allow-origin', path: api, value: '' },
    { header: 'access-control-allow-origin', value: '*' },
    { header: 'cross-origin-resource-policy', value: 'same-origin' },
    { header: 'strict-transport-security', value: 'max-age=63072000' },
    { header: 'x-content-type-options', value: 'nosniff' },
    ...Object.entries(ofDocuments(allow)).flatMap(([header, value]) => [
      { header, status: anyError, value },
      { header, path: usedOnly, value: '' },
      { header, value },
    ]),
  ];
}

/** The headers of whatever a browser shows by itself. `frame-ancestors` works as a header only. */
function ofDocuments(allow: AllowedOrigins): Record<string, string> {
  return {
    'content-security-policy': `${contentPolicy(allow)}; frame-ancestors 'none'`,
    'cross-origin-opener-policy': 'same-origin',
    // A payment provider's script has no hash; where all scripts are the site's own, each has one.
    ...(!allow['script-src']?.length && { 'integrity-policy': 'blocked-destinations=(script)' }),
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
}

/** The headers that these rules give to a response. */
export function headersFor(
  rules: readonly HeaderRule[],
  { path, status }: { path: string; status: number },
): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of rules) {
    const fits =
      new RegExp(`^(${rule.status ?? '...'})$`).test(`${status}`) && new RegExp(rule.path ?? '').test(path);
    if (fits) headers[rule.header] ??= rule.value;
  }
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
}
