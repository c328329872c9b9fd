import type { CheckoutOptions, CheckoutPort, Handle } from './checkout-port';

/** Payment starts by itself this long after a method was selected (document 2, section 9). */
const startAfterMilliseconds = 500;

type WidgetOptions = Omit<CheckoutOptions, 'signal' | 'onMethod'> & {
  onReady: () => void;
  /** The checkout cannot be opened: no script, or one that refuses. */
  onBroken: (reason: unknown) => void;
};

/**
 * Opens a checkout and watches over it: payment starts half a second after the last selection, once for each; one token
 * at a time, and each only once. Returns a function that closes it.
 */
export function openWidget(port: CheckoutPort, options: WidgetOptions): () => void {
  const { onReady, onBroken, onToken, onOutcome } = options;
  const ending = new AbortController();
  const { signal } = ending;
  const seen = new Set<string>();
  let handle: Handle | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPaying = false;
  // A method may be chosen before everything is mounted: it starts when it is.
  let isDue = false;

  const start = () => {
    isDue = !handle;
    if (!isPaying) handle?.start().catch(() => signal.aborted || onOutcome('error'));
  };
  const opening = port.open({
    ...options,
    signal,
    onMethod: () => {
      clearTimeout(timer);
      timer = setTimeout(start, startAfterMilliseconds);
    },
    onToken: async (token, method) => {
      if (isPaying || seen.has(token)) return { continue: false };
      // Before the first await: a second caller finds it locked.
      isPaying = true;
      seen.add(token);
      clearTimeout(timer);
      try {
        return await onToken(token, method);
      } finally {
        isPaying = false;
      }
    },
  });
  opening.then(
    (opened) => {
      handle = opened;
      if (signal.aborted) return;
      onReady();
      if (isDue) start();
    },
    (reason: unknown) => {
      if (signal.aborted) return;
      ending.abort();
      onBroken(reason);
    },
  );

  return () => {
    clearTimeout(timer);
    ending.abort();
  };
}
