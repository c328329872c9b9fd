import type { createSiteRouter } from '#app/router.tsx';

type Router = Pick<ReturnType<typeof createSiteRouter>, 'state' | 'subscribe'>;

/**
 * Waits for the page that the address names, at most this many milliseconds. Its code is under way together with
 * the shell's own; drawn with its frame at once, nothing in sight moves when it comes.
 */
export function waitForPage(router: Router, limitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, limitMs);
    const stop = router.subscribe(({ initialized }) => initialized && end());
    if (router.state.initialized) end();
  });
}
