import { Navigate, useParams } from 'react-router-dom';
import { pathTo } from '@site/contracts/routes';
import { CartStep } from './cart/cart-step';
import { stepOf } from '@site/domain/step';
import { destinationOf } from './checkout.flow';
import { ConfirmationStep } from './confirmation/confirmation-step';
import { LostCheckout } from './lost-checkout';
import { PaymentStep } from './payment/payment-step';
import { useForeignPurchase } from './use-foreign-purchase';
import { useProgress } from './use-progress';

export function CartPage() {
  const asked = stepOf(useParams().step);
  const progress = useProgress();
  useForeignPurchase(progress.purchase);
  const destination = destinationOf(asked, progress);

  if (destination === 'lost') return <LostCheckout />;
  if (destination !== asked) return <Navigate to={pathTo('cart', { step: destination })} replace />;
  if (asked === 2 && progress.purchase) return <PaymentStep purchase={progress.purchase} />;
  return asked === 3 ? <ConfirmationStep /> : <CartStep />;
}
