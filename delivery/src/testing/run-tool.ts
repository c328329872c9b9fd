import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runCommandLine } from '#cli/command-line.ts';
import { temporaryFolder } from './temporary-folder';

const tool = resolve(__dirname, '../../delivery.mjs');

export interface Run {
  code: number;
  stdout: string;
  stderr: string;
}

const variablesIn = (folder: string, variables: Record<string, string>) => ({
  ...process.env,
  INIT_CWD: folder,
  DELIVERY_ACTOR: 'ana',
  ...variables,
});

/**
 * A repository with the environments that a test gives it, and the tool as somebody calls it there. It runs in the
 * test's own process, which costs no start of Node; `toolIn` starts a process.
 */
export function workplace(environments: object, variables: Record<string, string> = {}) {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'delivery'));
  writeFileSync(join(folder, 'delivery/environments.json'), JSON.stringify(environments));
  const run = (...line: string[]) => inThisProcess(line, variablesIn(folder, variables));
  return { folder, run };
}

let last: Promise<unknown> = Promise.resolve();

// One at a time, since a process has one set of environment variables.
function inThisProcess(line: string[], env: NodeJS.ProcessEnv): Promise<Run> {
  const run = last.then(async () => {
    const before = process.env;
    process.env = env;
    let [stdout, stderr] = ['', ''];
    const code = await runCommandLine(line, {
      print: (text) => (stdout += text),
      note: (words) => (stderr += `${words}\n`),
    });
    process.env = before;
    return { code, stdout, stderr };
  });
  last = run;
  return run;
}

/** The tool as somebody calls it in a repository, in a process of its own. */
export function toolIn(folder: string, variables: Record<string, string> = {}) {
  const env = variablesIn(folder, variables);
  const run = (...line: string[]): Promise<Run> =>
    new Promise((done) =>
      execFile(process.execPath, [tool, ...line], { env, cwd: folder }, (error, stdout, stderr) =>
        done({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
      ),
    );
  return { run };
}
