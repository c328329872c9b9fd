/** Resolves when this process gets a signal to end. */
export const untilEnded = (): Promise<void> =>
  new Promise((resolve) => ['SIGINT', 'SIGTERM'].forEach((signal) => process.once(signal, () => resolve())));
