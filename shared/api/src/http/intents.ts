import axios from 'axios';

interface Intent {
  key: string;
  inFlight?: Promise<unknown>;
}

/**
 * One key per intent (D23). Whoever asks again while the request is under way joins it, so a double click or a
 * re-mount sends one. When it ends without a verdict of the server (no network, time-out, 5xx) the next attempt
 * keeps the key; once the server has decided, the same words are a new intent. Keys live as long as the page.
 */
export function createIntents() {
  const intents = new Map<string, Intent>();

  return {
    send: (name: string, attempt: (key: string) => Promise<unknown>): Promise<unknown> => {
      const intent = intents.get(name) ?? { key: crypto.randomUUID() };
      if (intent.inFlight) return intent.inFlight;
      intents.set(name, intent);
      const inFlight = attempt(intent.key);
      intent.inFlight = inFlight;
      inFlight.then(
        () => intents.delete(name),
        (cause: unknown) => (isDecided(cause) ? intents.delete(name) : delete intent.inFlight),
      );
      return inFlight;
    },
  };
}

function isDecided(cause: unknown): boolean {
  const status = axios.isAxiosError(cause) ? cause.response?.status : undefined;
  return status !== undefined && status >= 400 && status < 500 && ![408, 425, 429].includes(status);
}
