import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import apps from '@site/tooling/apps.json' with { type: 'json' };

const root = resolve(__dirname, '../../..');

/** What of each large library the shell offers to the remotes, by the file that says so. */
const offers: Record<string, string> = {
  'react-router-dom': 'react-router-dom',
  redux: 'redux',
  'react-redux': 'react-redux',
  '@reduxjs/toolkit': 'redux-toolkit',
  '@reduxjs/toolkit/query': 'redux-toolkit-query',
  '@reduxjs/toolkit/query/react': 'redux-toolkit-query-react',
};

// Code that is built into a remote: its own, and of the shared packages what the shell does not share whole.
const builtIntoRemotes = [
  ...apps.filter(({ kind }) => kind === 'remote').map(({ name }) => `${name}/src`),
  ...['ui', 'forms', 'domain', 'brand', 'contracts', 'platform', 'cart'].map((name) => `shared/${name}/src`),
];

const namesIn = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => name.split(' ')[0] ?? '');

function offeredBy(file: string): string[] {
  const text = readFileSync(join(root, 'shell/src/offered', `${file}.ts`), 'utf8');
  return namesIn(/export \{([^}]*)\}/.exec(text)?.[1] ?? '');
}

function importedFrom(library: string): { name: string; file: string }[] {
  const statement = new RegExp(`import \\{([^}]*)\\} from '${library}'`, 'g');
  return builtIntoRemotes.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/(\.test\.|\.examples\.|^gallery\b)/.test(file))
      .flatMap((file) =>
        [...readFileSync(join(root, folder, file), 'utf8').matchAll(statement)].flatMap(([, list = '']) =>
          namesIn(list).map((name) => ({ name, file: join(folder, file) })),
        ),
      ),
  );
}

test.each(Object.entries(offers))('a remote imports of %s only what the shell offers', (library, file) => {
  const offered = offeredBy(file);
  expect(offered.length).toBeGreaterThan(0);

  expect(importedFrom(library).filter(({ name }) => !offered.includes(name))).toEqual([]);
});
