import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolder } from './temporary-folder';

const tool = resolve(__dirname, '../../delivery.mjs');

export interface Run {
  code: number;
  stdout: string;
  stderr: string;
}

/** A repository with the environments that a test gives it, and the tool as somebody calls it there. */
export function workplace(environments: object, variables: Record<string, string> = {}) {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'delivery'));
  writeFileSync(join(folder, 'delivery/environments.json'), JSON.stringify(environments));
  return { folder, run: toolIn(folder, variables).run };
}

/** The tool as somebody calls it in a repository. */
export function toolIn(folder: string, variables: Record<string, string> = {}) {
  const env = { ...process.env, INIT_CWD: folder, DELIVERY_ACTOR: 'ana', ...variables };
  const run = (...line: string[]): Promise<Run> =>
    new Promise((done) =>
      execFile(process.execPath, [tool, ...line], { env, cwd: folder }, (error, stdout, stderr) =>
        done({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
      ),
    );
  return { run };
}
