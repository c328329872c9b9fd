import { cleanup, waitFor } from '@testing-library/react';
import type { Slice } from '@reduxjs/toolkit';
import * as fc from 'fast-check';
import type { ComponentType } from 'react';
import { cartSlice } from '@site/cart/cart';
import { type RouteId, routes } from '@site/contracts/routes';
import { storedKeys } from '@site/platform/storage';
import type { Answers } from './network';
import { renderRoutes } from './render-routes';

interface Remote {
  pages: Partial<Record<RouteId, () => Promise<ComponentType>>>;
  slices: readonly Slice[];
}

/** Stands in every text that no release of the site ever stored. */
const mark = '§ lixo';

const text = fc.oneof(
  fc.constantFrom('', ' ', '0', '-1', '1e999', 'true', '{', '[]', '{}', '{"a":1}', '"a"'),
  fc.constantFrom('null', 'undefined', 'NaN', '[object Object]', `<b>${mark}</b>`, mark.repeat(500)),
  fc.string().map((tail) => mark + tail),
  fc.jsonValue().map((value) => JSON.stringify({ [mark]: value })),
  fc.jsonValue().map((value) => JSON.stringify([mark, value])),
);

/** A storage with something else under each key. */
const anyStorage = fc.record(Object.fromEntries(storedKeys.map(({ key }) => [key, text])));

function fill(values: Record<string, string>) {
  // eslint-disable-next-line no-restricted-globals -- what is stored here comes from elsewhere than the site
  const areas = { local: localStorage, session: sessionStorage };
  storedKeys.forEach(({ area, key }) => areas[area].setItem(key, values[key] ?? ''));
}

/** The text of a screen, with its fields and their values. */
const saidBy = (screen: HTMLElement) =>
  [screen.innerHTML, ...[...screen.querySelectorAll('input')].map(({ value }) => value)].join('\n');

/** Text that no screen may show, whatever is in storage: a missing value, or the stored garbage. */
const garbage = /undefined|\bnull\b|NaN|\[object|lixo/;

interface Options {
  answers?: Answers;
  /** How often each address is opened, each time with another storage. */
  times?: number;
}

/**
 * Opens an address of a remote with generated values under every key of the storage, and fails where the page throws,
 * stays empty, or shows any of them.
 */
export async function expectSoundWithAnyStorage(
  { pages, slices }: Remote,
  at: string,
  { answers = {}, times = 8 }: Options = {},
): Promise<void> {
  const table = await Promise.all(
    Object.entries(pages).map(async ([id, load]) => {
      const Page = await load();
      return { path: routes[id as RouteId].path, element: <Page /> };
    }),
  );
  const elsewhere = { path: '*', element: <h1>Outra página</h1> };

  await fc.assert(
    fc.asyncProperty(anyStorage, async (values) => {
      fill(values);
      const { container, store, router } = renderRoutes([...table, elsewhere], {
        at,
        isSignedIn: true,
        answers,
        slices: [cartSlice, ...slices],
      });
      await waitFor(() => {
        expect(router.state.navigation.state).toBe('idle');
        expect(container.querySelector('h1')).not.toBeNull();
        const { queries } = (store.getState() as { api: { queries: Record<string, { status: string }> } })
          .api;
        expect(Object.values(queries).filter(({ status }) => status === 'pending')).toEqual([]);
      });
      expect(garbage.exec(saidBy(container))).toBeNull();
      cleanup();
    }),
    { numRuns: times },
  );
}
