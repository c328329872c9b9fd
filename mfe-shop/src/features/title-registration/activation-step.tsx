import { pathTo } from '@site/contracts/routes';
import { CodeBoxesField } from '@site/forms/code-boxes-field';
import { besideField } from '@site/forms/failure';
import { Form, useSiteForm } from '@site/forms/form';
import { usePageNavigate } from '@site/platform/page-navigate';
import { useTellFailure } from '@site/platform/tell-failure';
import { useToasts } from '@site/platform/toasts';
import { Button } from '@site/ui/button';
import { ButtonLink } from '@site/ui/button-link';
import { Cluster } from '@site/ui/cluster';
import { Stack } from '@site/ui/stack';
import { useActivateTitleMutation } from './title-registration.api';
import { activationOf } from './title-registration.flow';
import { activationSchema } from './title-registration.schema';
import { type PrintedNumbers, storedAccess } from './title-registration.storage';
import { text } from './title-registration.text';

/** Step 2: the code printed on the title. */
export function ActivationStep({ numbers }: { numbers: PrintedNumbers }) {
  const form = useSiteForm(activationSchema, { defaultValues: { activationCode: '' } });
  const [activateTitle] = useActivateTitleMutation();
  const tellFailure = useTellFailure();
  const navigate = usePageNavigate();
  const toasts = useToasts();

  async function activate({ activationCode }: { activationCode: string }) {
    const { error } = await activateTitle(activationOf(numbers, activationCode));
    if (error) return tellFailure(error, { explain: besideField(form, 'activationCode') });
    storedAccess.remove();
    toasts.success(text.activated);
    return navigate(pathTo('registerTitle', { step: 3 }), { replace: true });
  }

  return (
    <Form form={form} onSubmit={activate}>
      <Stack gap={6}>
        <CodeBoxesField name="activationCode" label={text.code} length={5} kind="letters-and-digits" />
        <Cluster stackOnMobile>
          <Button type="submit" busy={form.formState.isSubmitting} busyLabel={text.sending}>
            {text.confirm}
          </Button>
          <ButtonLink kind="secondary" to={pathTo('registerTitle', { step: 1 })}>
            {text.back}
          </ButtonLink>
        </Cluster>
      </Stack>
    </Form>
  );
}
