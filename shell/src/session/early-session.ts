// The token store's part in the script of the prerendered markup: its schemas weigh more than that whole script.
/* eslint-disable no-restricted-globals -- see above */

/** Whether there is a token that is valid by this device's clock. */
export function seemsSignedIn(): boolean {
  try {
    const [, claims = ''] = String(localStorage.getItem('token')).split('.');
    const { exp } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { exp: number };
    return exp * 1_000 > Date.now();
  } catch {
    return false;
  }
}
