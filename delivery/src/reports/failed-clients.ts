const most = 10_000;

/** The addresses that have failed already, by app: one address is one failure of a version while a canary runs, whatever it sends. */
export function failedClients() {
  const apps = new Map<string, { since: number; known: Set<string> }>();

  /** Takes note of clients with whom a version failed, and says how many are new. */
  return (name: string, trial: { version: string; since: number }, clients: ReadonlySet<string>): number => {
    const before = apps.get(name);
    const app = before?.since === trial.since ? before : { since: trial.since, known: new Set<string>() };
    apps.set(name, app);
    const added = [...clients]
      .map((client) => `${trial.version} ${client}`)
      .filter((id) => !app.known.has(id))
      .slice(0, most - app.known.size);
    added.forEach((id) => app.known.add(id));
    return added.length;
  };
}
