import { pathTo } from '@site/contracts/routes';
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
 * Gets ready what the visitor may want next: manifests and notifications, when the browser has nothing else to do, and the files
 * of a page, when they are about to follow a link to it. For a visitor who saves data nothing is prefetched.
 */
export function preparePages(root: Element, { remotes, router, session }: Parts): void {
  if (savesData()) return;
  const prepareTarget = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const page = link?.origin === window.location.origin ? pageAt(router, link.pathname) : undefined;
    if (!page) return;
    const needsLogin = page.isGuarded && session.validToken() === null;
    const next = needsLogin ? pageAt(router, pathTo('login')) : page;
    if (next) void remotes.prepare(next);
  };
  for (const intent of intents) root.addEventListener(intent, prepareTarget, { passive: true });
  whenIdle(() => {
    void remotes.prepareAll();
    loadToasts().catch(() => undefined);
  });
}
