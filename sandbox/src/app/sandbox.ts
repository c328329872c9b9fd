import type { Database } from '#database/connect.ts';
import type { Clock } from './clock';
import type { Config } from './config';

/** What every part of the sandbox works with. */
export interface Sandbox {
  db: Database;
  clock: Clock;
  config: Config;
  tokenSecret: Uint8Array;
}
