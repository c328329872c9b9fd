import { finite, number, pipe } from 'valibot';
import { storageItem } from '@site/platform/storage';

/** By how many seconds the server's clock is ahead of this device's; nothing is kept of what the network may cost. */
const storedSkew = storageItem('local', 'clockSkew', pipe(number(), finite()));
const networkSeconds = 2;

/**
 * The time of this device in milliseconds since 1970. Setting the device's clock does not change it while a page
 * is open.
 */
const steadyNow = () => performance.timeOrigin + performance.now();

/** The server's time in seconds since 1970, reckoned from this device's and from what the server said last. */
export function createServerClock(now: () => number = steadyNow) {
  const deviceSeconds = () => Math.floor(now() / 1000);
  return {
    deviceSeconds,
    seconds: () => deviceSeconds() + (storedSkew.read() ?? 0),
    /** Takes over the time that the server has just named. */
    setTo: (seconds: number) => {
      const skew = seconds - deviceSeconds();
      if (Math.abs(skew) > networkSeconds) storedSkew.write(skew);
      else storedSkew.remove();
    },
  };
}
