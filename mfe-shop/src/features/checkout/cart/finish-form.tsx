import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { type CartItem, totalOf } from '@site/cart/cart-items';
import { formatMoney } from '@site/domain/money';
import { Form, useSiteForm } from '@site/forms/form';
import { CheckboxField } from '@site/forms/checkbox-field';
import { useCampaignAssets } from '@site/platform/campaign-assets';
import { ActionBar } from '@site/ui/action-bar';
import { Banner } from '@site/ui/banner';
import { Button } from '@site/ui/button';
import { ExternalLink } from '@site/ui/external-link';
import { Icon } from '@site/ui/icon';
import { lock } from '@site/ui/icon-shapes';
import { Stack } from '@site/ui/stack';
import { TextLink } from '@site/ui/text-link';
import { text } from '#features/checkout/checkout.text.ts';
import styles from './finish-form.module.css';
import { PurchaseChoice } from './purchase-choice';
import { RegistrationFormDialog } from './registration-form-dialog';
import { useStartCheckout } from './use-start-checkout';

const dialogHash = '#ficha-de-cadastro';

/** The two acceptances with their documents, and 'Finalize sua compra', disabled until both are ticked. */
export function FinishForm({ items }: { items: readonly CartItem[] }) {
  const form = useSiteForm({}, { defaultValues: { conditions: false, registrationForm: false } });
  const accepted = useWatch({ control: form.control });
  const hasAccepted = Boolean(accepted.conditions && accepted.registrationForm);
  const reasonId = useId();
  const { isSubmitting } = form.formState;
  const { start, isEmpty, choice, goOn, payCart, closeChoice } = useStartCheckout();
  const conditions = useCampaignAssets(items[0]?.event ?? '')('condicoes-gerais.pdf');
  const navigate = useNavigate();
  const isReading = useLocation().hash === dialogHash;

  return (
    <Form form={form} onSubmit={() => start(items)}>
      <Stack gap={1}>
        <CheckboxField
          name="conditions"
          label={
            <>
              {text.cart.accept}
              <ExternalLink href={conditions}>{text.cart.conditions}</ExternalLink>
            </>
          }
        />
        <CheckboxField
          name="registrationForm"
          label={
            <>
              {text.cart.accept}
              <TextLink inline to={dialogHash}>
                {text.registrationForm}
              </TextLink>
            </>
          }
        />
      </Stack>
      {isEmpty && totalOf(items) === 0 && (
        <Banner tone="error" announce="alert">
          {text.cart.chooseOne}
        </Banner>
      )}
      <div className={styles.action}>
        <ActionBar
          sum={{ label: text.cart.sum, value: formatMoney(totalOf(items)) }}
          reason={hasAccepted ? undefined : { id: reasonId, words: text.cart.acceptFirst }}
        >
          <Button
            type="submit"
            kind="accent"
            fill="always"
            disabled={!hasAccepted}
            aria-describedby={hasAccepted ? undefined : reasonId}
            busy={isSubmitting}
            busyLabel={text.cart.finishing}
          >
            {text.cart.finish}
          </Button>
        </ActionBar>
      </div>
      <p className={styles.methods}>
        <Icon shape={lock} size="small" />
        {text.cart.methods}
      </p>
      {choice && (
        <PurchaseChoice
          choice={choice}
          onGoOn={() => void goOn()}
          onPayCart={() => {
            closeChoice();
            void payCart(choice);
          }}
          onClose={closeChoice}
        />
      )}
      {isReading && <RegistrationFormDialog onClose={() => void navigate({ hash: '' }, { replace: true })} />}
    </Form>
  );
}
