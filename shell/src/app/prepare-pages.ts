import { pathTo } from '@site/contracts/routes';
import { pageAfterLogin } from '@site/platform/wanted-page';
import type { RemoteLoader } from '#remotes/remote-loader.ts';
import type { TokenStore } from '#session/token-store.ts';
import { loadToasts } from '#toasts/late-toasts.ts';
import { type createSiteRouter, pageAt } from './router';
import { savesData } from './saves-data';
import { whenIdle } from './when-idle';

interface Parts {
  remotes: RemoteLoader;
  router: ReturnType<typeof createSiteRouter>;
  session: TokenStore;
}

/** The events before somebody follows a link: a mouse over it, a finger on it, the focus in it. */
const intents = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * Gets ready what the visitor may want next: manifests and notifications, when the browser has nothing else to do, and the code
 * of a page, when they are about to follow a link to it, or are at the login that leads to it. For a visitor who saves data
 * nothing is loaded ahead.
 */
export function preparePages(root: Element, { remotes, router, session }: Parts): void {
  if (savesData()) return;
  const prepare = (path: string) => {
    const page = pageAt(router, path);
    // Offline it would fail, and the browser would write that on the console.
    if (page && navigator.onLine) void remotes.prepare(page);
  };
  const prepareTarget = ({ target }: Event) => {
    const path = target instanceof Element && leadsTo(target);
    if (!path) return;
    const needsLogin = pageAt(router, path)?.isGuarded && session.validToken() === null;
    prepare(needsLogin ? pathTo('login') : path);
  };
  for (const intent of intents) root.addEventListener(intent, prepareTarget, { passive: true });
  const prepareAfterLogin = () => {
    const { pathname, state } = router.state.location;
    if (pathname === pathTo('login')) prepare(pageAfterLogin(state));
  };
  router.subscribe(({ navigation }) => navigation.state === 'idle' && whenIdle(prepareAfterLogin));
  whenIdle(() => {
    prepareAfterLogin();
    void remotes.prepareAll();
    loadToasts().catch(() => undefined);
  });
}

/** The path of the page that an element leads to: a link, or what says so as it is none. */
function leadsTo(target: Element): string | undefined {
  const element = target.closest<HTMLElement>('a, [data-leads-to]');
  if (!(element instanceof HTMLAnchorElement)) return element?.dataset['leadsTo'];
  return element.origin === window.location.origin ? element.pathname : undefined;
}
