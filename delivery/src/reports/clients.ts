import { createHash, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** Burst size and hourly limit of the reports of one address. Further reports are dropped unread. */
export const reportsAtOnce = 10;
export const reportsPerHour = 10;

const mostClients = 50_000;
const hourMs = 3_600_000;

interface Allowance {
  left: number;
  at: number;
}

/**
 * The addresses that may still report. An address is kept as a hash that only this process can make, in memory, and forgotten when others
 * have come since. `admit` returns that hash, or nothing if the address has used up its allowance.
 */
export function clients(now: () => number = Date.now) {
  const salt = randomBytes(16);
  const known = new Map<string, Allowance>();

  return {
    admit(address: string): string | undefined {
      const client = createHash('sha256').update(salt).update(networkOf(address)).digest('base64url');
      const before = known.get(client) ?? { left: reportsAtOnce, at: now() };
      const earned = ((now() - before.at) / hourMs) * reportsPerHour;
      const left = Math.min(reportsAtOnce, before.left + earned);
      // The one that came longest ago is the first of the map.
      known.delete(client);
      known.set(client, { left: left < 1 ? left : left - 1, at: now() });
      if (known.size > mostClients) known.delete(known.keys().next().value ?? '');
      return left < 1 ? undefined : client;
    },
    count: () => known.size,
  };
}

/** What one customer of a network has for themselves: an IPv4 address, or the first 48 bits of an IPv6 one. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const missing = Math.max(0, 8 - groups(head).length - groups(tail).length);
  return [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)]
    .slice(0, 3)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}
