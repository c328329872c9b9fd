/**
 * Runs a task now and then repeatedly, waiting `everyMs` after each run. A failure is reported, and the task is
 * retried. Returns a function that stops it, and resolves when the last run is through.
 */
export function keepDoing(
  everyMs: number,
  work: (times: number) => Promise<void>,
  note: (line: string) => void,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let said = '';
  const once = async (times: number) => {
    try {
      await work(times);
      said = '';
    } catch (error) {
      const { message } = error as Error;
      if (message !== said) note(message);
      said = message;
    }
    if (!isStopped) timer = setTimeout(() => (running = once(times + 1)), everyMs).unref();
  };
  let running = once(0);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return running;
  };
}
