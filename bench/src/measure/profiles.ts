import type { Speed } from './line';

/** A visitor's machine and network. */
export interface Profile {
  name: string;
  viewport: { width: number; height: number };
  /** How much slower the processor is than this machine's. */
  slowdown: number;
  /** Nothing where the network is as fast as this machine. */
  network?: Speed;
}

const bytesPerSecond = (megabits: number) => (megabits * 1_000_000) / 8;

/** Slow 4G and a processor four times slower. */
export const mobile: Profile = {
  name: 'mobile',
  viewport: { width: 390, height: 844 },
  slowdown: 4,
  network: { latency: 150, down: bytesPerSecond(1.6), up: bytesPerSecond(0.75) },
};

/** This machine as it is. */
export const desktop: Profile = { name: 'desktop', viewport: { width: 1280, height: 800 }, slowdown: 1 };
