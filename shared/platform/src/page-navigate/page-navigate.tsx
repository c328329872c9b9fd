import { useLayoutEffect, useRef } from 'react';
import { type NavigateOptions, type To, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { useToasts } from '#toasts/toasts.tsx';

interface Options extends Pick<NavigateOptions, 'replace' | 'state'> {
  /**
   * What was done, for a customer who is on another page by now: a toast shows it, since the next page will not.
   */
  toldElsewhere?: string;
}

let isOwn = false;

/** Whether the navigation that begins just now is one of `usePageNavigate`: nobody is asked whether they want to leave. */
export const isPageNavigating = (): boolean => isOwn;

/**
 * Navigates after the response to a call, but only while the page that made the call is still on screen: a late
 * response leads nobody away. The promise ends with the navigation; a submit that returns it takes no second press
 * until then.
 */
export function usePageNavigate(): (to: To, options?: Options) => Promise<void> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isLeaving = useNavigation().state !== 'idle';
  const toasts = useToasts();
  const onScreen = useRef<string | undefined>(undefined);

  useLayoutEffect(() => {
    onScreen.current = isLeaving ? undefined : pathname;
    return () => {
      onScreen.current = undefined;
    };
  }, [isLeaving, pathname]);

  // `pathname` is that of the render that made the call, `onScreen` that of now.
  return async (to, { toldElsewhere, ...options } = {}) => {
    if (onScreen.current !== pathname) {
      if (toldElsewhere) toasts.success(toldElsewhere);
      return;
    }
    isOwn = true;
    const navigation = navigate(to, options);
    isOwn = false;
    await navigation;
  };
}
