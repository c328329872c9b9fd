import { createSandboxClient, type SandboxClient } from '#testing/sandbox-client.ts';

/** Runs tests against the sandbox on PGlite alone: those in which the engines cannot differ, without money and locks. */
export function onPglite(tests: (sandbox: SandboxClient) => void) {
  const { PGlite = '' } = JSON.parse(process.env.SANDBOX_TEST_ENGINES ?? '{}') as { PGlite?: string };
  tests(createSandboxClient(PGlite));
}
