import type { FeaturesAnswer } from '@site/contracts/api/features';
import type { ToggleName } from '@site/contracts/toggles';

// What `@site/platform/storage` does with schemas, which weigh more than the whole script that runs first.
/* eslint-disable no-restricted-globals -- see above */

/** Whether the visitor has agreed to cookies (D49). */
export const hasAcceptedCookies = (): boolean => read('cookieConsent') === 'true';

/** Stores the consent. Without storage the site asks again. */
export function acceptCookies(): void {
  try {
    localStorage.setItem('cookieConsent', 'true');
  } catch {
    // Nothing is stored where nothing can be stored.
  }
}

/** Whether there is a token that is valid by this device's clock: a page for customers may begin as markup (D11). */
export function seemsSignedIn(): boolean {
  try {
    const [, claims = ''] = String(read('token')).split('.');
    const { exp } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { exp: number };
    return exp * 1_000 > Date.now();
  } catch {
    return false;
  }
}

/** The toggles that are on, by a response of the last day (D15). */
export function keptTogglesOn(): ToggleName[] | undefined {
  try {
    const { expiresAt, data } = JSON.parse(read('featureToggles') ?? '') as FeaturesAnswer & {
      expiresAt: number;
    };
    return expiresAt > Date.now() ? namesOn({ data }) : undefined;
  } catch {
    return undefined;
  }
}

/** The toggles that are on in a response. */
export const namesOn = ({ data }: FeaturesAnswer): ToggleName[] =>
  data.filter(({ status }) => status).map(({ name }) => name as ToggleName);

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
