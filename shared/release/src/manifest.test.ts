import { parse } from 'valibot';
import { entryFiles, filesOfPage, manifestSchema } from './manifest';

const manifest = parse(manifestSchema, {
  name: 'mfe_shop',
  metaData: { remoteEntry: { name: 'entry.js' }, globalName: 'mfe_shop' },
  exposes: [
    {
      name: 'remote',
      path: './remote',
      assets: { js: { sync: ['door.js'], async: ['later.js'] }, css: { sync: ['door.css'], async: [] } },
    },
  ],
  delivery: {
    files: {},
    pages: { '/carrinho/:step?': ['cart.js', 'door.css', 'cart.css'], '/compra': ['campaign.js'] },
  },
});

test('every page needs the entry, and what goes with the exposed module', () => {
  expect(entryFiles(manifest)).toEqual(['entry.js', 'door.js', 'door.css']);
});

test('a page needs its own files besides, each once, and none of another page', () => {
  expect(filesOfPage(manifest, '/carrinho/:step?')).toEqual([
    'entry.js',
    'door.js',
    'door.css',
    'cart.js',
    'cart.css',
  ]);
});

test('a build that was not published names the files of its entry alone', () => {
  expect(filesOfPage({ ...manifest, delivery: undefined }, '/compra')).toEqual(entryFiles(manifest));
});
