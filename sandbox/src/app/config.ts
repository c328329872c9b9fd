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
    port: wholeNumber(env, 'SANDBOX_PORT', { fallback: 4000, least: 0 }),
    databaseUrl: env.DATABASE_URL || undefined,
    folder: env.SANDBOX_DATA || resolve(repository, '.cache/sandbox'),
    siteUrl: (env.SANDBOX_SITE_URL || 'http://localhost:3000').replace(/\/$/, ''),
    tokenSeconds: wholeNumber(env, 'SANDBOX_TOKEN_SECONDS', { fallback: 3600, least: 1 }),
    hashRounds: wholeNumber(env, 'SANDBOX_HASH_ROUNDS', { fallback: 8, least: 4 }),
    seed: env.SANDBOX_SEED || 'ciranda',
    log: env.SANDBOX_LOG === 'true',
  };
}

function wholeNumber(
  env: NodeJS.ProcessEnv,
  name: string,
  { fallback, least }: { fallback: number; least: number },
): number {
  const value = env[name] ? Number(env[name]) : fallback;
  if (Number.isInteger(value) && value >= least) return value;
  throw new Error(`${name} must be a whole number of at least ${least}, not "${env[name]}".`);
}
