import type { Store } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { type Config, ConfigContext } from '@site/platform/config';
import { SessionContext } from '@site/platform/session';
import { ToastsContext } from '@site/platform/toasts';
import type { RemoteLoader } from '#remotes/remote-loader.ts';
import { RemotesContext } from '#remotes/remotes-context.ts';
import type { TokenStore } from '#session/token-store.ts';
import { LateToastRegion } from '#toasts/late-toast-region.tsx';
import { lateToasts } from '#toasts/late-toasts.ts';
import { TogglesProvider } from '#toggles/toggles-provider.tsx';

interface Props {
  config: Config;
  remotes: RemoteLoader;
  session: TokenStore;
  store: Store;
  children: ReactNode;
}

/** The ports that the shell offers to its own frame and to every remote alike. */
export function Providers({ config, remotes, session, store, children }: Props) {
  return (
    <Provider store={store}>
      <ConfigContext value={config}>
        <SessionContext value={session}>
          <ToastsContext value={lateToasts}>
            <TogglesProvider>
              <RemotesContext value={remotes}>{children}</RemotesContext>
            </TogglesProvider>
            <LateToastRegion />
          </ToastsContext>
        </SessionContext>
      </ConfigContext>
    </Provider>
  );
}
