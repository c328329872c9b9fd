import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { pathTo } from '@site/contracts/routes';
import { useToasts } from '@site/platform/toasts';
import { stepReached } from './checkout.slice';
import { text } from './checkout.text';

/** The purchase that was under way is gone: another tab finished it, or the browser forgot it. */
export function LostCheckout() {
  const toasts = useToasts();
  const dispatch = useDispatch();
  useEffect(() => {
    toasts.error(text.checkoutMissing);
    dispatch(stepReached(1));
  }, [toasts, dispatch]);
  return <Navigate to={pathTo('cart', { step: 1 })} replace />;
}
