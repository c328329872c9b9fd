import { useDownloadRegistrationFormMutation } from '@site/api/resources/registration-form';
import { pathTo } from '@site/contracts/routes';
import { formatMoney, parseMoney } from '@site/domain/money';
import { useTellFailure } from '@site/platform/tell-failure';
import { Button } from '@site/ui/button';
import { ButtonLink } from '@site/ui/button-link';
import { Card } from '@site/ui/card';
import { Cluster } from '@site/ui/cluster';
import { Icon } from '@site/ui/icon';
import { clock, download } from '@site/ui/icon-shapes';
import { Stack } from '@site/ui/stack';
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
      <Card>
        <Stack gap={5} align="center">
          <span className={styles.disc}>
            <Icon shape={clock} size="large" />
          </span>
          <p className={styles.status}>{text.confirmation.status}</p>
          <Stack gap={1} align="center">
            {method && <p>{text.confirmation.method(method)}</p>}
            {total !== undefined && <p>{text.confirmation.value(formatMoney(total))}</p>}
          </Stack>
          <p className={styles.thanks}>{text.confirmation.thanks}</p>
          <Cluster justify="center" stackOnMobile>
            <ButtonLink to={pathTo('orders', { section: 'compras' })}>{text.confirmation.orders}</ButtonLink>
            <ButtonLink kind="secondary" to={pathTo('myTitles')}>
              {text.confirmation.titles}
            </ButtonLink>
            <Button kind="text" busy={isLoading} onClick={() => void save()}>
              <Icon shape={download} size="small" />
              {text.registrationForm}
            </Button>
          </Cluster>
        </Stack>
      </Card>
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
