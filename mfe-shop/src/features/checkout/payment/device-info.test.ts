/** @jest-environment node */
import { deviceInfoOf } from './device-info';

test.each([
  ['Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36', 'Linux armv81', 'Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)', 'iPhone', 'iOS'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Win32', 'Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'MacIntel', 'macOS'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)', 'Linux x86_64', 'ChromeOS'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux x86_64', 'Linux'],
  ['curl', '', ''],
])('%s on %s is %s', (userAgent, platform, os) => {
  expect(deviceInfoOf({ userAgent, platform })).toEqual({ os, browser: userAgent, platform });
});

test('cuts the user agent at 500 characters', () => {
  expect(deviceInfoOf({ userAgent: 'x'.repeat(501), platform: '' }).browser).toHaveLength(500);
});
