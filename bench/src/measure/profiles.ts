/** A visitor's machine and network. */
export interface Profile {
  name: string;
  viewport: { width: number; height: number };
  /** How much slower the processor is than this machine's. */
  slowdown: number;
  network?: { latency: number; downloadThroughput: number; uploadThroughput: number };
}

const bytesPerSecond = (megabits: number) => (megabits * 1_000_000) / 8;

/** Slow 4G and a processor four times slower, and this machine as it is. */
export const profiles: Profile[] = [
  {
    name: 'mobile',
    viewport: { width: 390, height: 844 },
    slowdown: 4,
    network: {
      latency: 150,
      downloadThroughput: bytesPerSecond(1.6),
      uploadThroughput: bytesPerSecond(0.75),
    },
  },
  { name: 'desktop', viewport: { width: 1280, height: 800 }, slowdown: 1 },
];
