import { pathTo } from '@site/contracts/routes';
import { titleNumberMasks as masks } from '@site/domain/title-number';
import { besideField } from '@site/forms/failure';
import { Form, useSiteForm } from '@site/forms/form';
import { MaskedField } from '@site/forms/masked-field';
import { usePageNavigate } from '@site/platform/page-navigate';
import { useTellFailure } from '@site/platform/tell-failure';
import { useToasts } from '@site/platform/toasts';
import { Button } from '@site/ui/button';
import { FormCell } from '@site/ui/form-cell';
import { FormGrid } from '@site/ui/form-grid';
import { useCreateTitleMutation } from './title-registration.api';
import { registrationOf } from './title-registration.flow';
import { identificationSchema } from './title-registration.schema';
import { type PrintedNumbers, storedTitle } from './title-registration.storage';
import { text } from './title-registration.text';
import { useIdentification } from './use-identification';

/** Step 1: the numbers printed on the title. */
export function IdentificationStep() {
  const form = useSiteForm<PrintedNumbers>(identificationSchema, {
    defaultValues: useIdentification(),
    keptAs: 'titleNumbers',
  });
  const [createTitle] = useCreateTitleMutation();
  const tellFailure = useTellFailure();
  const navigate = usePageNavigate();
  const toasts = useToasts();

  async function create(numbers: PrintedNumbers) {
    const { error } = await createTitle(registrationOf(numbers));
    if (error) return tellFailure(error, { explain: besideField(form, 'numeroTitulo') });
    storedTitle.write(numbers);
    form.resetDefaultValues(numbers);
    toasts.success(text.created);
    return navigate(pathTo('registerTitle', { step: 2 }));
  }

  return (
    <Form form={form} onSubmit={create}>
      <FormGrid>
        <FormCell span={6} mobileSpan={3}>
          <MaskedField name="produto" label={text.product} mask={masks.product} required />
        </FormCell>
        <FormCell span={6} mobileSpan={3}>
          <MaskedField name="serie" label={text.series} mask={masks.series} required />
        </FormCell>
        <FormCell span={8}>
          <MaskedField name="numeroTitulo" label={text.number} mask={masks.title} required />
        </FormCell>
        <FormCell span={4}>
          <MaskedField name="dv" label={text.checkDigit} mask={masks.checkDigit} required />
        </FormCell>
        <FormCell span={12}>
          <Button type="submit" size="lg" busy={form.formState.isSubmitting} busyLabel={text.sending}>
            {text.next}
          </Button>
        </FormCell>
      </FormGrid>
    </Form>
  );
}
