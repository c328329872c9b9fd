import { jwtDecode } from 'jwt-decode';

/** What the site reads of a token; times in seconds since 1970. */
export interface Token {
  /** Valid while this is not earlier than now (document 1, section 5). */
  exp: number;
  /** When the server gave it out. */
  iat?: number;
  /** Whose session it is. */
  owner: string;
}

/** Reads a token; undefined where it cannot be decoded or says no end. */
export function readToken(token: string): Token | undefined {
  try {
    const { exp, iat, sub } = jwtDecode<{ exp?: unknown; iat?: unknown; sub?: unknown }>(token);
    if (typeof exp !== 'number') return undefined;
    // Without `sub` the expiry stands in for the owner: two such tokens still count as two people.
    const owner = typeof sub === 'string' && sub !== '' ? sub : `until ${exp}`;
    return { exp, owner, ...(typeof iat === 'number' && { iat }) };
  } catch {
    return undefined;
  }
}
