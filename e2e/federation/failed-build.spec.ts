import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '#support/test.ts';
import { copyWorkspace } from '#support/workspace-copy.ts';

test('a site whose build fails does not start, and says which build it was', () => {
  const copy = copyWorkspace();
  try {
    // The first command of the build, so that nothing is compiled before it fails.
    writeFileSync(join(copy, 'mfe-content/tools/content/compile.ts'), "import './no-such-file';\n");
    const { status, stdout, stderr } = spawnSync('node', ['tooling/scripts/run-test-site.mjs'], {
      cwd: copy,
      encoding: 'utf8',
      // The packages of the copy are links into the workspace: nothing must install there.
      env: { ...process.env, pnpm_config_verify_deps_before_run: 'false' },
    });

    expect(status).toBe(1);
    expect(stdout).not.toContain('built');
    expect(stderr).toContain('no-such-file');
    expect(stderr.trim().split('\n').at(-1)).toBe(
      'The site was not started: the build of mfe-content failed; see above.',
    );
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
