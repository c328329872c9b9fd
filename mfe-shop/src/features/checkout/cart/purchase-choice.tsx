import { formatMoney } from '@site/domain/money';
import { Button } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';
import { text } from '#features/checkout/checkout.text.ts';
import type { Choice } from './use-start-checkout';

interface Props {
  choice: Choice;
  onGoOn: () => void;
  onPayCart: () => void;
  onClose: () => void;
}

/** Asks which of two purchases is paid: the one whose payment is under way, or the cart that changed since. */
export function PurchaseChoice({ choice: { waiting, cart }, onGoOn, onPayCart, onClose }: Props) {
  const words = text.cart.choice;
  const [waitingSum, cartSum] = [formatMoney(waiting.amount), formatMoney(cart.amount)];
  const mayPayCart = waiting.state === 'waiting';
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      actions={
        <>
          {mayPayCart && (
            <Button kind="secondary" onClick={onPayCart}>
              {words.payCart(cartSum)}
            </Button>
          )}
          <Button onClick={onGoOn}>{words.goOn(waitingSum)}</Button>
        </>
      }
    >
      <p>{words.words(waitingSum, cartSum)}</p>
      <p>{mayPayCart ? words.leaves : words.unknown}</p>
    </Dialog>
  );
}
