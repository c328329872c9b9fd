import { brand } from '@site/brand/brand';
import { headAttribute } from '@site/release/document';
import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { createSiteRouter } from '#app/router.tsx';
import { carryOver } from './carry-over';

type Replay = ReturnType<typeof carryOver>;

interface Site {
  element: ReactNode;
  router: Pick<ReturnType<typeof createSiteRouter>, 'state' | 'revalidate'>;
}

/**
 * Renders the site, and then puts it in the place of the prerendered markup, as its visitor has left that. Until then the markup
 * is live, and React gives way to the browser again and again. Without markup nothing is on screen, and React gives way to nothing.
 */
export async function takeOver(root: Element, { element, router }: Site): Promise<void> {
  const { state } = router;
  const markup = root.firstElementChild;
  const place = document.createElement('div');
  root.append(place);
  const reactRoot = createRoot(place);
  let arrive = () => {};
  const arrived = new Promise<Replay>((resolve) => {
    arrive = () => {
      resolve(markup ? carryOver(markup, place) : undefined);
      markup?.remove();
      forgetHead();
    };
  });
  const site = (
    <>
      <Arrival onArrival={arrive} />
      {element}
    </>
  );
  const render = () => reactRoot.render(site);
  if (markup) startTransition(render);
  else flushSync(render);
  const doAgain = await arrived;
  // The router has told nobody what it did meanwhile.
  if (router.state !== state) void router.revalidate();
  if (!doAgain) return;
  // Nothing has been painted since. The same once more makes React run all effects: what is replayed meets a site that listens.
  flushSync(render);
  doAgain();
}

/** Stands before the site, so that its effect is the first of all: what the site measures and focuses is alone there. */
function Arrival({ onArrival }: { onArrival: () => void }) {
  useLayoutEffect(onArrival, [onArrival]);
  return null;
}

/** Takes out of the head what the HTML says about its first page: each page says it itself from here on. */
function forgetHead() {
  document.querySelectorAll(`[${headAttribute}]`).forEach((tag) => tag.remove());
  // Shown while no page is on screen. React puts the title of a page before it.
  const title = document.querySelector('head > title:last-of-type');
  if (title) title.textContent = brand.product;
}
