import { visitReports } from './visit-reports';

const ready = { remote: 'mfe-shop', version: '1.0.0' };
const failed = { ...ready, failure: { kind: 'import-error', fault: 'code' as const } };

const sendBeacon = jest.fn();
beforeEach(() => {
  sendBeacon.mockReset();
  Object.assign(navigator, { sendBeacon });
});
afterEach(() => jest.restoreAllMocks());

test('tells once that a version came on screen, and once that it failed', () => {
  const report = visitReports('/reports');
  [ready, ready, failed, failed, { ...failed, version: '1.1.0' }].forEach(report);

  expect(sendBeacon.mock.calls).toEqual([
    ['/reports', '{"remote":"mfe-shop","version":"1.0.0"}'],
    ['/reports', '{"remote":"mfe-shop","version":"1.0.0","failure":{"kind":"import-error","fault":"code"}}'],
    ['/reports', '{"remote":"mfe-shop","version":"1.1.0","failure":{"kind":"import-error","fault":"code"}}'],
  ]);
});

test('tells nothing without an address', () => {
  visitReports('')(failed);

  expect(sendBeacon).not.toHaveBeenCalled();
});

test('a visitor who is offline tells nothing', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  visitReports('/reports')(failed);

  expect(sendBeacon).not.toHaveBeenCalled();
});
