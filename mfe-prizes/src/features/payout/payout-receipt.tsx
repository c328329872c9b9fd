import type { PayoutDetail } from '@site/contracts/api/payout';
import { pathTo } from '@site/contracts/routes';
import { formatCpf } from '@site/domain/cpf';
import { formatMoney, parseMoney } from '@site/domain/money';
import { Banner } from '@site/ui/banner';
import { ButtonLink } from '@site/ui/button-link';
import { Facts } from '@site/ui/facts';
import { SuccessCard } from '@site/ui/success-card';
import { accountTypeName } from './payout-data';
import { text } from './payout.text';

/** The order of a transfer as the server keeps it, and where to go from here. */
export function PayoutReceipt({ payout }: { payout: PayoutDetail }) {
  return (
    <SuccessCard
      headline={text.doneLead}
      {...(payout.amount && { amount: amountOf(payout.amount) })}
      actions={
        <>
          <ButtonLink to={pathTo('orders', { section: 'compras' })}>{text.orders}</ButtonLink>
          <ButtonLink kind="secondary" to={pathTo('campaign')}>
            {text.buy}
          </ButtonLink>
        </>
      }
    >
      <Facts
        items={[
          { term: text.protocol, value: payout.id },
          { term: text.award, value: payout.typeAward || text.bankTransfer },
          ...(payout.amount ? [{ term: text.prizeValue, value: amountOf(payout.amount) }] : []),
          { term: text.holder, value: payout.favored_name },
          { term: text.cpf, value: formatCpf(payout.cpf) },
          { term: text.bank, value: known(bankOf(payout)) },
          { term: text.accountType, value: known(accountTypeName(payout.accountType)) },
          { term: text.agency, value: known(payout.branchCode) },
          { term: text.account, value: known(payout.accountNumber) },
        ]}
      />
      {!isAccountWhole(payout) && <Banner tone="warning">{text.noAccount}</Banner>}
      <Banner tone="info">{text.doneNote}</Banner>
    </SuccessCard>
  );
}

const known = (value: string) => value || text.unknownAccount;

const amountOf = (reais: number) => formatMoney(parseMoney(reais) ?? 0);

const bankOf = ({ bankCode, bankName }: PayoutDetail) =>
  bankCode && bankName ? text.bankOption(bankCode, bankName) : bankCode || bankName;

const isAccountWhole = ({ bankCode, bankName, branchCode, accountNumber }: PayoutDetail) =>
  Boolean((bankCode || bankName) && branchCode && accountNumber);
