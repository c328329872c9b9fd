/** Maximum number of pages of one address that count while a canary runs. */
const pagesOfOneClient = 3;

const mostClients = 50_000;

/** A measure of a version, while a canary runs that began with a revision. */
interface Trial {
  version: string;
  measure: string;
  since: number;
}

/**
 * The clients whose pages count in the evaluation of a canary: a browser that is slow, translated or broken is one visitor, however often it comes. Of
 * more addresses than are remembered none weighs anything.
 */
export function judgedClients() {
  const apps = new Map<string, { since: number; pages: Map<string, number> }>();

  /** Whether another page of a client may count. */
  return (name: string, { version, measure, since }: Trial, client: string): boolean => {
    const before = apps.get(name);
    const app = before?.since === since ? before : { since, pages: new Map<string, number>() };
    apps.set(name, app);
    const key = `${version} ${measure} ${client}`;
    const count = (app.pages.get(key) ?? 0) + 1;
    if (count > pagesOfOneClient) return false;
    app.pages.set(key, count);
    // The one that came first is the first of the map.
    if (app.pages.size > mostClients) app.pages.delete(app.pages.keys().next().value ?? '');
    return true;
  };
}
