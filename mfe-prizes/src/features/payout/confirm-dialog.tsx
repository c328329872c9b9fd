import type { PayoutRequest } from '@site/contracts/api/payout';
import { formatCpf } from '@site/domain/cpf';
import type { Cents } from '@site/domain/money';
import { Banner } from '@site/ui/banner';
import { Button } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';
import { Facts } from '@site/ui/facts';
import { Stack } from '@site/ui/stack';
import { TextLink } from '@site/ui/text-link';
import { pathTo } from '@site/contracts/routes';
import { PrizeTotal } from '#parts/prize-summary/prize-total.tsx';
import { accountTypeName } from './payout-data';
import { text } from './payout.text';

interface Props {
  request: PayoutRequest;
  total: Cents;
  isSending: boolean;
  /** It was sent, and nobody knows whether it was done: 'Confirmar' asks again for the same transfer. */
  isUnknown: boolean;
  /** Why the server refused it. */
  refusal: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The last look at the account before the transfer is asked for. It cannot be left while it is being sent. */
export function ConfirmDialog(props: Props) {
  const { request, total, isSending, isUnknown, refusal, onConfirm, onCancel } = props;
  const { accountInfo, favored_name, cpf } = request;
  return (
    <Dialog
      title={text.confirmHeading}
      closable={!isSending && !isUnknown}
      onClose={onCancel}
      actions={
        <>
          <Button kind="secondary" size="sm" disabled={isSending || isUnknown} onClick={onCancel}>
            {text.cancel}
          </Button>
          <Button
            kind="accent"
            busy={isSending}
            busyLabel={isUnknown ? text.verifying : text.sending}
            onClick={onConfirm}
          >
            {text.confirm}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {isUnknown && (
          <Banner tone="warning" announce="status">
            {text.requestUnknown} <TextLink to={pathTo('prizes')}>{text.leaveRequest}</TextLink>
          </Banner>
        )}
        {refusal && !isUnknown && <Banner tone="error">{refusal}</Banner>}
        <p>{text.confirmLead}</p>
        <Facts
          items={[
            { term: text.holder, value: favored_name },
            { term: text.cpf, value: formatCpf(cpf) },
            { term: text.bank, value: text.bankOption(accountInfo.bankCode, accountInfo.bankName) },
            { term: text.accountType, value: accountTypeName(accountInfo.accountType) },
            { term: text.agency, value: accountInfo.branchCode },
            { term: text.account, value: accountInfo.accountNumber },
          ]}
        />
        <PrizeTotal label={text.prizeValue} amount={total} />
      </Stack>
    </Dialog>
  );
}
