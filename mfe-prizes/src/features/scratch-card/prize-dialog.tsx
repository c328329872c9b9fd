import { formatMoney, parseMoney } from '@site/domain/money';
import { Button } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';
import { Roda } from '@site/ui/roda';
import type { Card } from './card';
import { text } from './scratch-card.text';

/** Prizes below R$ 2.000 are claimed on the site; larger ones by telephone (D29). */
const onlineClaimBelowCents = 2000_00;

interface Props {
  card: Card;
  onClaim: () => void;
  onClose: () => void;
}

/** The card has won: how its owner gets the prize. */
export function PrizeDialog({ card, onClaim, onClose }: Props) {
  const cents = parseMoney(card.prizeValue ?? '');
  const mayClaimOnline = cents !== undefined && cents < onlineClaimBelowCents;
  return (
    <Dialog
      title={text.congratulations}
      size="small"
      art={
        <Roda dancers={16} turn>
          {cents === undefined ? undefined : formatMoney(cents)}
        </Roda>
      }
      onClose={onClose}
      actions={
        mayClaimOnline ? (
          <>
            <Button kind="accent" size="lg" onClick={onClaim}>
              {text.claim}
            </Button>
            <Button kind="secondary" size="lg" onClick={onClose}>
              {text.cancel}
            </Button>
          </>
        ) : (
          <Button size="lg" onClick={onClose}>
            {text.ok}
          </Button>
        )
      }
    >
      <p>{text.wonCard}</p>
      {!mayClaimOnline && (
        <>
          <p>
            {text.callUs} <a href={text.phone.href}>{text.phone.number}</a>
          </p>
          <p>
            {text.accessiblePhone.serves}:{' '}
            <a href={text.accessiblePhone.href}>{text.accessiblePhone.number}</a>
          </p>
        </>
      )}
    </Dialog>
  );
}
