import { createSandboxClient, type SandboxClient } from '#testing/sandbox-client.ts';

const engines = Object.entries<string>(JSON.parse(process.env.SANDBOX_TEST_ENGINES ?? '{}'));

/** Runs the same tests against the sandbox on PGlite and against the sandbox on PostgreSQL. */
export function onBothEngines(tests: (sandbox: SandboxClient) => void) {
  describe.each(engines)('on %s', (_engine, url) => tests(createSandboxClient(url)));
}
