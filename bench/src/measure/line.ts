import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** What a line lets through. */
export interface Speed {
  /** Milliseconds that a request is under way, apart from its bytes. */
  latency: number;
  /** Bytes in a second, each way. */
  down: number;
  up: number;
}

/** A visitor's line to a site. */
export interface Line {
  address: string;
  /** Waits until no byte has passed for half a second: what the page asks for after its heading is there counts too. */
  quiet: () => Promise<void>;
}

const packet = 1_460;
const quietMs = 500;

/**
 * A line to a site, slow where a speed is given. The browser's own throttling needs DevTools to watch its network, and that
 * parses a script again for the stack of each request: a bundle of 600 KB then runs for half a second more.
 */
export async function openLine(site: string, speed?: Speed): Promise<Line> {
  const { latency } = speed ?? { latency: 0 };
  let lastByte = performance.now();
  const down = speed ? direction(speed.down) : atOnce;
  const up = speed ? direction(speed.up) : atOnce;
  const passed = () => (lastByte = performance.now());
  const server = createServer((visitor) => {
    const upstream = connect(Number(new URL(site).port), '127.0.0.1');
    visitor.on('data', async (bytes) => {
      lastByte = performance.now() + latency;
      await setTimeout(latency);
      up(upstream, bytes, passed);
    });
    upstream.on('data', (bytes) => down(visitor, bytes, passed));
    for (const [one, other] of [
      [visitor, upstream],
      [upstream, visitor],
    ] as const) {
      one.setNoDelay(true);
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  // It ends with this process.
  server.listen(0).unref();
  await once(server, 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    quiet: async () => {
      for (let left = quietMs; left > 0; left = lastByte + quietMs - performance.now())
        await setTimeout(left);
    },
  };
}

const atOnce = (to: Socket, bytes: Buffer, passed: () => void) => {
  to.write(bytes);
  passed();
};

/** One direction of a slow line. Its connections share it packet by packet. */
function direction(bytesPerSecond: number): typeof atOnce {
  const waiting = new Map<Socket, Buffer>();
  let isRunning = false;

  const run = async (passed: () => void) => {
    let free = performance.now();
    while (waiting.size > 0)
      for (const [to, bytes] of waiting) {
        const [first, left] = [bytes.subarray(0, packet), bytes.subarray(packet)];
        to.write(first);
        passed();
        if (left.length > 0 && !to.destroyed) waiting.set(to, left);
        else waiting.delete(to);
        free += (first.length / bytesPerSecond) * 1_000;
        if (free > performance.now()) await setTimeout(free - performance.now());
      }
    isRunning = false;
  };

  return (to, bytes, passed) => {
    waiting.set(to, Buffer.concat([waiting.get(to) ?? Buffer.alloc(0), bytes]));
    if (isRunning) return;
    isRunning = true;
    void run(passed);
  };
}
