import { useState } from 'react';
import { isApiError } from '@site/api/error';
import { pathTo } from '@site/contracts/routes';
import { CheckboxField } from '@site/forms/checkbox-field';
import { Form, type SiteForm } from '@site/forms/form';
import { PasswordField } from '@site/forms/password-field';
import { TextField } from '@site/forms/text-field';
import { useTellFailure } from '@site/platform/tell-failure';
import { BackLink } from '@site/ui/back-link';
import { Banner } from '@site/ui/banner';
import { Button } from '@site/ui/button';
import { Cluster } from '@site/ui/cluster';
import { FormCell } from '@site/ui/form-cell';
import { FormGrid } from '@site/ui/form-grid';
import { Stack } from '@site/ui/stack';
import { TextLink } from '@site/ui/text-link';
import { FormSection } from '#parts/form-section/form-section.tsx';
import { text as label } from '#parts/personal-data/personal-data.text.ts';
import { PhoneCells } from '#parts/personal-data/phone-cells.tsx';
import { RequiredNote } from '#parts/personal-data/required-note.tsx';
import { type AccessStepData, hasSixCharacters } from '../sign-up.schema';
import { text } from '../sign-up.text';

interface Props {
  form: SiteForm<AccessStepData>;
  /** Registers; rejects with the failed call. */
  onRegister: (data: AccessStepData) => Promise<void>;
}

/** Step 2: how to reach somebody, and their password. */
export function AccessStep({ form, onRegister }: Props) {
  const tellFailure = useTellFailure();
  const [isTaken, setTaken] = useState(false);

  async function register(data: AccessStepData) {
    setTaken(false);
    try {
      await onRegister(data);
    } catch (error) {
      tellFailure(error);
      setTaken(isApiError(error) && error.status === 409);
    }
  }

  return (
    <Form form={form} onSubmit={register}>
      <Stack gap={6}>
        <BackLink to={pathTo('signUp', { step: 1 })}>{text.back}</BackLink>
        <RequiredNote />
        <FormSection title={text.contact}>
          <FormGrid>
            <FormCell span={6}>
              <TextField
                name="email"
                label={label.email}
                required
                type="email"
                inputMode="email"
                autoComplete="email"
              />
            </FormCell>
            <PhoneCells />
          </FormGrid>
        </FormSection>
        <FormSection title={text.passwordSection}>
          <FormGrid>
            <FormCell span={6}>
              <PasswordField
                name="password"
                label={text.password}
                required
                hint={text.sixCharacters}
                isHintMet={hasSixCharacters}
                autoComplete="new-password"
              />
            </FormCell>
            <FormCell span={6}>
              <PasswordField
                name="repeatPassword"
                label={text.repeatPassword}
                required
                autoComplete="new-password"
                onPaste={(event) => event.preventDefault()}
              />
            </FormCell>
            <CheckboxField name="receiveAdvertisement" label={label.receiveAdvertisement} />
          </FormGrid>
        </FormSection>
        {isTaken && (
          <Banner tone="warning">
            <p>{text.taken}</p>
            <Cluster gap={5}>
              <TextLink to={pathTo('login')}>{text.toLogin}</TextLink>
              <TextLink to={pathTo('recoveryRequest')}>{text.forgotPassword}</TextLink>
            </Cluster>
          </Banner>
        )}
        <Cluster justify="end" stackOnMobile>
          <Button type="submit" size="lg" busy={form.formState.isSubmitting}>
            {text.next}
          </Button>
        </Cluster>
      </Stack>
    </Form>
  );
}
