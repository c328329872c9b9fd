import { useDownloadRegistrationFormMutation } from '@site/api/resources/registration-form';
import { pathTo } from '@site/contracts/routes';
import { formatMoney, parseMoney } from '@site/domain/money';
import { useTellFailure } from '@site/platform/tell-failure';
import { Button } from '@site/ui/button';
import { ButtonLink } from '@site/ui/button-link';
import { Icon } from '@site/ui/icon';
import { clock, download } from '@site/ui/icon-shapes';
import { SuccessCard } from '@site/ui/success-card';
import { CheckoutFrame } from '#features/checkout/checkout-frame.tsx';
import { storedMethod, storedOrder, storedTotal } from '#features/checkout/checkout.storage.ts';
import { text } from '#features/checkout/checkout.text.ts';
import { orderOf } from '#features/checkout/payment/find-order.ts';
import { useListOrdersQuery } from '@site/api/resources/orders';
import styles from './confirmation-step.module.css';

/** Step 3: what was bought waits for the payment's confirmation. */
export function ConfirmationStep() {
  const { total, method } = usePaid();
  const tellFailure = useTellFailure();
  const [downloadForm, { isLoading }] = useDownloadRegistrationFormMutation();

  async function save() {
    const { error } = await downloadForm();
    if (error) tellFailure(error);
  }

  return (
    <CheckoutFrame step={3} title={text.confirmation.title}>
      <SuccessCard
        headline={text.confirmation.thanks}
        next={{ heading: text.confirmation.nextHeading, steps: text.confirmation.nextSteps }}
        actions={
          <>
            <ButtonLink to={pathTo('orders', { section: 'compras' })}>{text.confirmation.orders}</ButtonLink>
            <ButtonLink kind="secondary" to={pathTo('myTitles')}>
              {text.confirmation.titles}
            </ButtonLink>
            <Button kind="text" busy={isLoading} onClick={() => void save()}>
              <Icon shape={download} size="small" />
              {text.registrationForm}
            </Button>
          </>
        }
      >
        <p className={styles.status}>
          <Icon shape={clock} />
          {text.confirmation.status}
        </p>
        <div>
          {total !== undefined && (
            <p className={styles.value}>{text.confirmation.value(formatMoney(total))}</p>
          )}
          {method && <p>{text.confirmation.method(method)}</p>}
        </div>
      </SuccessCard>
    </CheckoutFrame>
  );
}

/** What was paid, and how. What this browser does not know any more is read from the order, and not made up. */
function usePaid() {
  const [id, amount, label] = [storedOrder.read(), storedTotal.read(), storedMethod.read()];
  const { data: orders = [] } = useListOrdersQuery(undefined, {
    skip: amount !== undefined && label !== undefined,
  });
  const order = id === undefined ? undefined : orderOf(orders, id);
  return { total: parseMoney(amount ?? order?.totalAmount ?? ''), method: label ?? order?.paymentMethod };
}
