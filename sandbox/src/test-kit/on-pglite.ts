import { createSandboxClient, type SandboxClient } from '#testing/sandbox-client.ts';

/** Runs tests on PGlite only: those that involve no money and no locks, where the two databases cannot differ. */
export function onPglite(tests: (sandbox: SandboxClient) => void) {
  const { PGlite = '' } = JSON.parse(process.env.SANDBOX_TEST_ENGINES ?? '{}') as { PGlite?: string };
  tests(createSandboxClient(PGlite));
}
