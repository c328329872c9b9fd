/** Resolves when this process is told to end. */
export const untilEnded = (): Promise<void> =>
  new Promise((resolve) => ['SIGINT', 'SIGTERM'].forEach((signal) => process.once(signal, () => resolve())));
