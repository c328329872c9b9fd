import { existsSync, readdirSync } from 'node:fs';
import { installPackages, isRootOnDebian } from './debian.mjs';

const hasPostgres = () => {
  const versions = '/usr/lib/postgresql';
  return (
    existsSync(versions) &&
    readdirSync(versions).some((version) => existsSync(`${versions}/${version}/bin/initdb`))
  );
};
const hasNginx = () => existsSync('/usr/sbin/nginx');

/** Installs the servers that tests run against, where we may; elsewhere `TEST_DATABASE_URL` names a database. */
export async function provideServers() {
  const missing = [...(hasPostgres() ? [] : ['postgresql']), ...(hasNginx() ? [] : ['nginx-light'])];
  if (missing.length && isRootOnDebian()) await installPackages(missing);
}
