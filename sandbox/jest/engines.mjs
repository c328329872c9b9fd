import { compileSandbox } from './compile.mjs';
import { createTestDatabase } from './postgres.mjs';
import { startSandbox } from './start-sandbox.mjs';

/**
 * Before the sandbox's tests: one sandbox on PGlite, one on PostgreSQL. The tests find them in SANDBOX_TEST_ENGINES,
 * and the compiled program in SANDBOX_TEST_PROGRAM.
 */
export default async function startEngines() {
  const { program, remove } = await compileSandbox();
  const [pglite, postgres] = await Promise.all([startOnPglite(program), startOnPostgres(program)]);
  process.env.SANDBOX_TEST_PROGRAM = program;
  process.env.SANDBOX_TEST_ENGINES = JSON.stringify({ PGlite: pglite.address, PostgreSQL: postgres.address });
  globalThis.stopSandboxEngines = () => Promise.all([pglite.stop(), postgres.stop()]).then(remove);
}

const startOnPglite = (program) => startSandbox(program, { SANDBOX_DATA: 'memory:' });

async function startOnPostgres(program) {
  const database = await createTestDatabase();
  const sandbox = await startSandbox(program, { DATABASE_URL: database.url });
  return { address: sandbox.address, stop: async () => (await sandbox.stop(), database.stop()) };
}
