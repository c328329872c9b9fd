import { useContext, useLayoutEffect, useRef } from 'react';
import {
  type NavigateOptions,
  type To,
  UNSAFE_DataRouterContext,
  useLocation,
  useNavigate,
} from 'react-router-dom';
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
  // React renders a navigation later than it begins, so hooks such as `useNavigation` may not know of it yet.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const toasts = useToasts();
  const isMounted = useRef(false);

  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  // `pathname` is that of the render that made the call, the router's that of now.
  return async (to, { toldElsewhere, ...options } = {}) => {
    const isLeaving = router?.state.navigation.state !== 'idle';
    if (!isMounted.current || isLeaving || router.state.location.pathname !== pathname) {
      if (toldElsewhere) toasts.success(toldElsewhere);
      return;
    }
    isOwn = true;
    const navigation = navigate(to, options);
    isOwn = false;
    await navigation;
  };
}
