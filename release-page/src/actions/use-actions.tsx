import { type ReactNode, useState } from 'react';
import type { ActionRequest, AppState } from '#state/state.ts';
import { ActionDialog } from './action-dialog';

/** What somebody wants to do with an app; why, and how many visitors, they say in the dialog. */
export interface Wish {
  action: ActionRequest['action'];
  app: AppState;
  version?: string | undefined;
}

interface Actions {
  ask: (wish: Wish) => void;
  dialog: ReactNode;
  /** What was done last. */
  done: string | undefined;
}

/** Asks for what somebody wants to do, in a dialog, and reloads the site when it was done. */
export function useActions(environment: string, reload: () => Promise<void>): Actions {
  const [wish, setWish] = useState<Wish>();
  const [done, setDone] = useState<string>();

  async function finish(lines: readonly string[]) {
    // A user who starts the next action has seen the result of this one.
    await reload();
    setWish(undefined);
    setDone(lines.join(' '));
  }

  return {
    ask: (next) => {
      setDone(undefined);
      setWish(next);
    },
    done,
    dialog: wish && (
      <ActionDialog
        environment={environment}
        wish={wish}
        onClose={() => setWish(undefined)}
        onDone={(lines) => void finish(lines)}
        onRefused={() => void reload()}
      />
    ),
  };
}
