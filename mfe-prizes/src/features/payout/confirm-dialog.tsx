import type { PayoutRequest } from '@site/contracts/api/payout';
import { formatCpf } from '@site/domain/cpf';
import type { Cents } from '@site/domain/money';
import { Button } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';
import { Facts } from '@site/ui/facts';
import { Stack } from '@site/ui/stack';
import { PrizeTotal } from '#parts/prize-summary/prize-total.tsx';
import { accountTypeName } from './payout-data';
import { text } from './payout.text';

interface Props {
  request: PayoutRequest;
  total: Cents;
  isSending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The last look at the account before the transfer is asked for. It cannot be left while it is being sent. */
export function ConfirmDialog({ request, total, isSending, onConfirm, onCancel }: Props) {
  const { accountInfo, favored_name, cpf } = request;
  return (
    <Dialog
      title={text.confirmHeading}
      closable={!isSending}
      onClose={onCancel}
      actions={
        <>
          <Button kind="secondary" size="sm" disabled={isSending} onClick={onCancel}>
            {text.cancel}
          </Button>
          <Button kind="accent" busy={isSending} busyLabel={text.sending} onClick={onConfirm}>
            {text.confirm}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
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
