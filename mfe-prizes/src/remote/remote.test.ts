/** @jest-environment node */
import { routeEntries } from '@site/contracts/routes';
import { remote } from './remote';

test('offers exactly the pages that the route table gives to this remote', () => {
  const owned = routeEntries.filter(([, { owner }]) => owner === 'mfe-prizes').map(([id]) => id);
  expect(Object.keys(remote.pages).sort()).toEqual(owned.sort());
});

test.each(Object.entries(remote.pages))('brings the page %s', async (_id, load) => {
  expect(await load()).toEqual(expect.any(Function));
});
