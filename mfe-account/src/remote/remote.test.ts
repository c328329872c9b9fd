/** @jest-environment node */
import { routeEntries } from '@site/contracts/routes';
import { remote } from './remote';

test('brings exactly the pages that the route table gives to it', async () => {
  const mine = routeEntries.filter(([, { owner }]) => owner === 'mfe-account').map(([id]) => id);

  expect(Object.keys(remote.pages).sort()).toEqual(mine.sort());
  for (const load of Object.values(remote.pages)) expect(await load()).toBeInstanceOf(Function);
});
