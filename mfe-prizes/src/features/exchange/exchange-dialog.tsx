import { type Cents, formatMoney } from '@site/domain/money';
import { pathTo } from '@site/contracts/routes';
import { Banner } from '@site/ui/banner';
import { Button } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';
import { Stack } from '@site/ui/stack';
import { TextLink } from '@site/ui/text-link';
import { text } from './exchange.text';
import { newTitlesOf } from './new-titles';

interface Props {
  total: Cents;
  isBusy: boolean;
  /** It was sent, and nobody knows whether it was done: the button asks the server again. */
  isUnknown: boolean;
  /** Why the server refused it. */
  refusal: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks once more before money becomes titles. It cannot be left while that is being sent. */
export function ExchangeDialog({ total, isBusy, isUnknown, refusal, onConfirm, onCancel }: Props) {
  const { titles, rest } = newTitlesOf(total);
  const isHeld = isBusy || isUnknown;
  return (
    <Dialog
      title={text.confirmHeading}
      size="small"
      closable={!isHeld}
      onClose={onCancel}
      actions={
        <>
          <Button kind="secondary" size="sm" disabled={isHeld} onClick={onCancel}>
            {text.cancel}
          </Button>
          <Button
            kind="accent"
            busy={isBusy}
            busyLabel={isUnknown ? text.checking : text.sending}
            onClick={onConfirm}
          >
            {isUnknown ? text.checkNow : text.confirm}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {isUnknown && (
          <Banner tone="warning" announce="status">
            {text.unknown} <TextLink to={pathTo('prizes')}>{text.leave}</TextLink>
          </Banner>
        )}
        {refusal && !isHeld && <Banner tone="error">{refusal}</Banner>}
        <p>{text.willExchange(formatMoney(total), titles)}</p>
        {rest > 0 && <p>{text.willRemain(formatMoney(rest))}</p>}
        <p>{text.isFinal}</p>
      </Stack>
    </Dialog>
  );
}
