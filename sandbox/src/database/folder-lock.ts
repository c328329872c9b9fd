import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Takes a PGlite folder for this process: two processes at the same time would corrupt the data. A folder whose
 * process has ended is free. Returns what gives the folder back.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const lock = join(folder, 'process');
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' });
  } catch {
    const owner = Number(await readFile(lock, 'utf8'));
    if (isAlive(owner))
      throw new Error(`${folder} is in use by process ${owner}. Set SANDBOX_DATA to another folder.`);
    await writeFile(lock, String(process.pid));
  }
  return () => rm(lock, { force: true });
}

function isAlive(owner: number) {
  try {
    return owner > 0 && owner !== process.pid && process.kill(owner, 0);
  } catch {
    return false;
  }
}
