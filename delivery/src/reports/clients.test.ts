import { clients, networkOf } from './clients';

test('ten reports of an address are read at once, and ten more in an hour', () => {
  let now = 0;
  const { admit } = clients(() => now);
  const admitted = (times: number) =>
    Array.from({ length: times }, () => admit('203.0.113.7')).filter(Boolean);

  expect(admitted(1000)).toHaveLength(10);
  now = 30 * 60_000;
  expect(admitted(1000)).toHaveLength(5);
  now = 48 * 3_600_000;
  expect(admitted(1000)).toHaveLength(10);
});

test('an address is the same client again, and another one is another', () => {
  const { admit } = clients();

  expect(admit('203.0.113.7')).toBe(admit('203.0.113.7'));
  expect(admit('203.0.113.7')).not.toBe(admit('203.0.113.8'));
  expect(admit('203.0.113.7')).not.toContain('203');
});

test('remembers no more than fifty thousand of them', () => {
  const { admit, count } = clients();
  for (let number = 0; number < 60_000; number += 1)
    admit(`10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`);

  expect(count()).toBe(50_000);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:7:1::1', '2001:db8:7'],
  ['2001:0DB8:0007:ffff:1:2:3:4', '2001:db8:7'],
  ['2001:db8::1', '2001:db8:0'],
  ['::1', '0:0:0'],
])('%s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
