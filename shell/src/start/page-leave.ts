// A download or an empty response (204) leaves the page where it is: what was cut off is told after the time that a call waits.
const patienceMs = 15_000;

/**
 * Returns a wait for what has failed and may have been cut off: WebKit ends the calls and loads of a page as soon as another
 * page is asked for, which may come seconds later. It ends at once unless the page is being left: then it lasts until the page
 * is gone, has come back from the browser's page cache, or has stayed for 15 s.
 */
export function pageLeave(): () => Promise<void> {
  let staying: Promise<unknown> | undefined;
  const leave = () => {
    staying = new Promise((resolve) => {
      setTimeout(resolve, patienceMs);
      addEventListener('pageshow', resolve, { once: true });
    });
  };

  addEventListener('beforeunload', leave);
  // Safari on iOS has no `beforeunload` (https://webkit.org/b/219102), but since version 26.2 this.
  (window as { navigation?: Navigation }).navigation?.addEventListener(
    'navigate',
    ({ destination, downloadRequest }) => {
      if (!destination.sameDocument && downloadRequest === null) leave();
    },
  );

  return async () => {
    for (let last; last !== staying; await last) last = staying;
  };
}
