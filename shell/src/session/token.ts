import { jwtDecode } from 'jwt-decode';

/** Whether a token can be decoded and is valid until later than now: valid while `exp` is not earlier (spec 1, 5). */
export function isValidToken(token: string, nowSeconds: number): boolean {
  try {
    const { exp } = jwtDecode(token);
    return typeof exp === 'number' && exp >= nowSeconds;
  } catch {
    return false;
  }
}
