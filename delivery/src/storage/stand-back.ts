import { setTimeout } from 'node:timers/promises';

const shortestMs = 50;
const longestFactor = 16;

/**
 * Waits before another attempt, since somebody else was faster. The time is random, in proportion to how long the attempt
 * took, and four times as long after each one that was lost: many writers need few attempts, on a slow machine too.
 */
export function standBack({ lost, begunAt }: { lost: number; begunAt: number }): Promise<void> {
  const tookMs = Math.max(shortestMs, performance.now() - begunAt);
  return setTimeout(Math.random() * tookMs * Math.min(longestFactor, 4 ** lost));
}
