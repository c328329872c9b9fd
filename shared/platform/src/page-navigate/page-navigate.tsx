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
 * response leads nobody away. The promise ends when the next page is on screen, which may be long after the navigation;
 * a submit that returns it takes no second press until then.
 */
export function usePageNavigate(): (to: To, options?: Options) => Promise<void> {
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  // React renders a navigation later than it begins, so hooks such as `useNavigation` may not know of it yet.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const toasts = useToasts();
  const isMounted = useRef(false);
  const endings = useRef<(() => void)[]>([]);

  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  useLayoutEffect(() => {
    const ends = endings.current;
    return () => ends.splice(0).forEach((end) => end());
  }, [key]);

  // `pathname` is that of the render that made the call, the router's that of now.
  return async (to, { toldElsewhere, ...options } = {}) => {
    const isLeaving = router?.state.navigation.state !== 'idle';
    if (!isMounted.current || isLeaving || router.state.location.pathname !== pathname) {
      if (toldElsewhere) toasts.success(toldElsewhere);
      return;
    }
    const isShown = new Promise<void>((resolve) => endings.current.push(resolve));
    const before = router.state.location;
    isOwn = true;
    const navigation = navigate(to, options);
    isOwn = false;
    await navigation;
    if (router.state.location !== before) await isShown;
  };
}
