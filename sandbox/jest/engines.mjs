import { createTestDatabase } from './postgres.mjs';
import { startSandbox } from './start-sandbox.mjs';

/** Before the sandbox's tests: one sandbox on PGlite, one on PostgreSQL. The tests find them in SANDBOX_TEST_ENGINES. */
export default async function startEngines() {
  const [pglite, postgres] = await Promise.all([startOnPglite(), startOnPostgres()]);
  process.env.SANDBOX_TEST_ENGINES = JSON.stringify({ PGlite: pglite.address, PostgreSQL: postgres.address });
  globalThis.stopSandboxEngines = () => Promise.all([pglite.stop(), postgres.stop()]);
}

const startOnPglite = () => startSandbox({ SANDBOX_DATA: 'memory:' });

async function startOnPostgres() {
  const database = await createTestDatabase();
  const sandbox = await startSandbox({ DATABASE_URL: database.url });
  return { address: sandbox.address, stop: async () => (await sandbox.stop(), database.stop()) };
}
