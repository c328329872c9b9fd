import { routeEntries } from '@site/contracts/routes';
import { matchPath } from 'react-router-dom';
import { report } from './problems';

const outside = /^(https:\/\/|mailto:[^@\s]+@[^@\s]+$)/;

/** Gives a link its final form and reports one that leads nowhere: pages of this site must be in the route table. */
export function checkedLink(address: string, file: string): string {
  if (address.startsWith('tel:')) return `tel:${address.replace(/\D/g, '')}`;
  if (!outside.test(address) && !isPage(address))
    report(file, address, 'este endereço não leva a lugar nenhum');
  return address;
}

function isPage(address: string): boolean {
  const [path = ''] = address.split(/[?#]/);
  return routeEntries.some(([, route]) => matchPath(route.path, path) !== null);
}
