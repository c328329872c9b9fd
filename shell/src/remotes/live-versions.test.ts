import { liveVersions } from './live-versions';

const version = (number: string) => ({ version: number, entry: `/mfe-shop/${number}/mf-manifest.json` });
const row = { name: 'mfe-shop' as const, ...version('1.1.0') };

test('goes from the live version to the last good one, and no further', () => {
  const versions = liveVersions({ remotes: [{ ...row, previous: version('1.0.0') }] });
  expect(versions.of('mfe-shop')?.version).toBe('1.1.0');

  expect(versions.goBack('mfe-shop')).toBe(true);
  expect(versions.of('mfe-shop')).toEqual({ name: 'mfe-shop', ...version('1.0.0') });
  expect(versions.goBack('mfe-shop')).toBe(false);
  expect(versions.of('mfe-shop')?.version).toBe('1.0.0');
});

test('goes from a canary to the version that everybody else has', () => {
  const canary = { ...version('1.2.0'), share: 100 };
  const versions = liveVersions({ remotes: [{ ...row, previous: version('1.0.0'), canary }] });
  expect(versions.of('mfe-shop')?.version).toBe('1.2.0');

  expect(versions.goBack('mfe-shop')).toBe(true);
  expect(versions.of('mfe-shop')?.version).toBe('1.1.0');
  expect(versions.goBack('mfe-shop')).toBe(false);
});

test('has nowhere to go for a remote that has one version, or none', () => {
  const versions = liveVersions({ remotes: [row] });

  expect(versions.goBack('mfe-shop')).toBe(false);
  expect(versions.goBack('mfe-account')).toBe(false);
  expect(versions.of('mfe-account')).toBeUndefined();
});

test('takes what the registry says later, and keeps a remote that it leaves out', () => {
  const versions = liveVersions({ remotes: [row] });
  versions.renew({ remotes: [{ ...row, ...version('1.3.0') }] });
  versions.renew({ remotes: [] });

  expect(versions.of('mfe-shop')?.version).toBe('1.3.0');
});
