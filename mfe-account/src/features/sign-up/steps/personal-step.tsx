import { pathTo } from '@site/contracts/routes';
import { cpfMask } from '@site/domain/cpf';
import { Form, type SiteForm } from '@site/forms/form';
import { MaskedField } from '@site/forms/masked-field';
import { Button } from '@site/ui/button';
import { Cluster } from '@site/ui/cluster';
import { Stack } from '@site/ui/stack';
import { TextLink } from '@site/ui/text-link';
import { FormSection } from '#parts/form-section/form-section.tsx';
import { pause } from '#parts/pause/pause.ts';
import { AddressFields } from '#parts/personal-data/address-fields.tsx';
import { PersonalFields } from '#parts/personal-data/personal-fields.tsx';
import { text as label } from '#parts/personal-data/personal-data.text.ts';
import { PoliticallyExposedField } from '#parts/personal-data/politically-exposed-field.tsx';
import { RequiredNote } from '#parts/personal-data/required-note.tsx';
import { nextStepDelayMs } from '../sign-up.flow';
import type { PersonalStepData } from '../sign-up.schema';
import { text } from '../sign-up.text';

interface Props {
  form: SiteForm<PersonalStepData>;
  onDone: (data: PersonalStepData) => Promise<void>;
}

/** Step 1: who somebody is and where they live. */
export function PersonalStep({ form, onDone }: Props) {
  async function goOn(data: PersonalStepData) {
    await pause(nextStepDelayMs);
    await onDone(data);
  }

  const cpf = <MaskedField name="cpf" label={label.cpf} required mask={cpfMask} autoComplete="username" />;
  return (
    <Form form={form} onSubmit={goOn}>
      <Stack gap={6}>
        <Cluster gap={3} justify="between">
          <RequiredNote />
          <p>
            {text.hasAccount}{' '}
            <TextLink to={pathTo('login')} inline>
              {text.toLogin}
            </TextLink>
          </p>
        </Cluster>
        <FormSection title={text.personalData}>
          <PersonalFields cpf={cpf}>
            <PoliticallyExposedField />
          </PersonalFields>
        </FormSection>
        <FormSection title={text.address}>
          <AddressFields />
        </FormSection>
        <Cluster justify="end" stackOnMobile>
          <Button type="submit" size="lg" busy={form.formState.isSubmitting}>
            {text.next}
          </Button>
        </Cluster>
      </Stack>
    </Form>
  );
}
