import type { PayRequest } from '@site/contracts/api/payments';

type DeviceInfo = Pick<PayRequest, 'os' | 'browser' | 'platform'>;

const longestUserAgent = 500;
const systems: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** What the payment call says about the customer's device, beside its address. `browser` is the user agent, cut. */
export function deviceInfoOf({ userAgent, platform }: Pick<Navigator, 'userAgent' | 'platform'>): DeviceInfo {
  const [, os = ''] = systems.find(([sign]) => sign.test(userAgent)) ?? [];
  return { os, browser: userAgent.slice(0, longestUserAgent), platform };
}
