import type { Banks } from '@site/contracts/api/banks';
import { type Cents, formatMoney } from '@site/domain/money';
import { accountDigitMask, accountMask } from '@site/domain/bank-account';
import { ChoiceField } from '@site/forms/choice-field';
import { Form, useSiteForm } from '@site/forms/form';
import { MaskedField } from '@site/forms/masked-field';
import { ActionBar } from '@site/ui/action-bar';
import { Banner } from '@site/ui/banner';
import { Button } from '@site/ui/button';
import { Card } from '@site/ui/card';
import { FormCell } from '@site/ui/form-cell';
import { FormGrid } from '@site/ui/form-grid';
import { Stack } from '@site/ui/stack';
import { SectionHeading } from '#parts/section-heading/section-heading.tsx';
import { bankSchema, type BankValues } from './bank-form.schema';
import { BankSelect } from './bank-select';
import { text } from './payout.text';

const accountTypes = [
  { value: '1', label: text.checking },
  { value: '2', label: text.savings },
];

interface Props {
  banks: Banks;
  /** What is paid. */
  total: Cents;
  defaultValues: BankValues;
  onSubmit: (values: BankValues) => void;
}

export function BankForm({ banks, total, defaultValues, onSubmit }: Props) {
  const form = useSiteForm<BankValues>(bankSchema, { defaultValues });
  return (
    <Card>
      <Form form={form} onSubmit={onSubmit}>
        <Stack gap={5}>
          <SectionHeading>{text.bankData}</SectionHeading>
          <FormGrid>
            <FormCell span={12}>
              <BankSelect banks={banks} />
            </FormCell>
            <FormCell span={12}>
              <ChoiceField name="accountType" label={text.accountType} required options={accountTypes} />
            </FormCell>
            <FormCell span={4}>
              <MaskedField name="agency" label={text.agency} required mask={accountMask} placeholder="" />
            </FormCell>
            <FormCell span={5} mobileSpan={4}>
              <MaskedField name="account" label={text.account} required mask={accountMask} placeholder="" />
            </FormCell>
            <FormCell span={3} mobileSpan={2}>
              <MaskedField
                name="digit"
                label={text.digit}
                required
                hint={text.digitHint}
                mask={accountDigitMask}
                placeholder=""
                upperCase
              />
            </FormCell>
          </FormGrid>
          <Banner tone="warning">{text.deadline}</Banner>
          <ActionBar sum={{ label: text.total, value: formatMoney(total) }}>
            <Button type="submit" kind="accent" fill="mobile">
              {text.finish}
            </Button>
          </ActionBar>
        </Stack>
      </Form>
    </Card>
  );
}
