import { resolve } from 'node:path';

/** What can be set from outside; the README has the table. */
export interface Config {
  host: string;
  port: number;
  databaseUrl: string | undefined;
  folder: string;
  siteUrl: string;
  tokenSeconds: number;
  hashRounds: number;
  seed: string;
  log: boolean;
}

const repository = resolve(import.meta.dirname, '../../..');

/** Reads the environment. A value that makes no sense is an error that names its variable. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  return {
    host: env.SANDBOX_HOST || '127.0.0.1',
    port: wholeNumber(env, 'SANDBOX_PORT', 4000, 0),
    databaseUrl: env.DATABASE_URL || undefined,
    folder: env.SANDBOX_DATA || resolve(repository, '.cache/sandbox'),
    siteUrl: (env.SANDBOX_SITE_URL || 'http://localhost:3000').replace(/\/$/, ''),
    tokenSeconds: wholeNumber(env, 'SANDBOX_TOKEN_SECONDS', 3600, 1),
    hashRounds: wholeNumber(env, 'SANDBOX_HASH_ROUNDS', 8, 4),
    seed: env.SANDBOX_SEED || 'ciranda',
    log: env.SANDBOX_LOG === 'true',
  };
}

function wholeNumber(env: NodeJS.ProcessEnv, name: string, fallback: number, least: number): number {
  const value = env[name] ? Number(env[name]) : fallback;
  if (Number.isInteger(value) && value >= least) return value;
  throw new Error(`${name} must be a whole number of at least ${least}, not "${env[name]}".`);
}
