import { execFile } from 'node:child_process';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);
const debianFolder = '/usr/lib/postgresql';

/** A PostgreSQL database of this test run alone: in the server of TEST_DATABASE_URL, else in a server that is started for it. */
export async function createTestDatabase() {
  return process.env.TEST_DATABASE_URL ? databaseIn(process.env.TEST_DATABASE_URL) : throwawayServer();
}

async function databaseIn(url) {
  const name = `sandbox_test_${process.pid}`;
  const administer = async (statement) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await administer(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, stop: () => administer(`drop database ${name} with (force)`) };
}

async function throwawayServer() {
  const versions = await readdir(debianFolder).catch(() => []);
  const version = versions.sort((a, b) => Number(b) - Number(a))[0];
  if (!version) {
    throw new Error(
      'The sandbox tests need PostgreSQL: set TEST_DATABASE_URL, or install the package postgresql (Debian, Ubuntu).',
    );
  }
  const binary = (name) => join(debianFolder, version, 'bin', name);
  // PostgreSQL refuses to run as root.
  const asRoot = process.getuid() === 0;
  const start = (name, ...args) =>
    asRoot ? run('runuser', ['-u', 'postgres', '--', binary(name), ...args]) : run(binary(name), args);

  const folder = await mkdtemp(join(tmpdir(), 'sandbox-postgres-'));
  if (asRoot) await chown(folder, ...(await idsOf('postgres')));
  const data = join(folder, 'data');
  const port = await freePort();
  await start('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
  await start('pg_ctl', '-D', data, '-o', settings, '-l', join(folder, 'log'), '-w', 'start');
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await start('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function idsOf(user) {
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, user])));
  return [Number(uid.stdout), Number(gid.stdout)];
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
