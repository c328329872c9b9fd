import { remote } from './remote';
import { routes } from './routes';

test('brings exactly the pages that its routes name', async () => {
  expect(Object.keys(remote.pages).sort()).toEqual(Object.keys(routes).sort());
  for (const load of Object.values(remote.pages)) expect(await load()).toBeInstanceOf(Function);
});
