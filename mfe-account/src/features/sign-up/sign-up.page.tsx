import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { pathTo } from '@site/contracts/routes';
import { AskBeforeLeaving } from '@site/forms/ask-before-leaving';
import { Page } from '@site/platform/page';
import { usePageNavigate } from '@site/platform/page-navigate';
import { useToasts } from '@site/platform/toasts';
import { Card } from '@site/ui/card';
import { Grid } from '@site/ui/grid';
import { Stack } from '@site/ui/stack';
import { Stepper } from '@site/ui/stepper';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import { MailHelp } from '#parts/mail-help/mail-help.tsx';
import { WhyWeAsk } from '#parts/why-we-ask/why-we-ask.tsx';
import { stepOf } from '@site/domain/step';
import { cpfToActivate, registrationOf, stepToShow } from './sign-up.flow';
import { signUpDraft } from './sign-up-draft.storage';
import type { AccessStepData, PersonalStepData } from './sign-up.schema';
import { text } from './sign-up.text';
import { AccessStep } from './steps/access-step';
import { ActivationStep } from './steps/activation-step';
import { CodeByLogin } from './steps/code-by-login';
import { PersonalStep } from './steps/personal-step';
import { ResendActivation } from './steps/resend-activation';
import { useRegister } from './use-register';
import { useSignUp } from './use-sign-up';

export function SignUpPage() {
  const { step: param } = useParams();
  const [query] = useSearchParams();
  const goTo = useNavigate();
  const navigate = usePageNavigate();
  const toasts = useToasts();
  const register = useRegister();
  const { draft, personal, access, keep, keepPersonal, keepRegistered } = useSignUp();

  const cpf = cpfToActivate(draft, query.get('cpf'));
  const asked = stepOf(param);
  const step = stepToShow(asked, draft.reached, cpf !== undefined);
  if (step !== asked) return <Navigate to={pathTo('signUp', { step })} replace />;

  const isOwnAccount = cpf === draft.cpf;
  const password = access.getValues('password');

  function finishPersonalStep(data: PersonalStepData) {
    keepPersonal(data);
    return navigate(pathTo('signUp', { step: 2 }));
  }

  async function registerAccount(data: AccessStepData) {
    // Somebody may have gone back to step 1, emptied a field, and returned by the progress bar.
    if (!(await personal.trigger())) return navigate(pathTo('signUp', { step: 1 }));
    const account = await register(registrationOf(personal.getValues(), data), draft.reached === 3);
    if (account === 'active') {
      toasts.info(text.active);
      return navigate(pathTo('login'));
    }
    keepRegistered(data);
    if (account === 'new') return navigate(pathTo('signUp', { step: 3 }), { toldElsewhere: text.registered });
    toasts.info(text.waiting(data.email));
    return navigate(pathTo('signUp', { step: 3 }));
  }

  function finish() {
    signUpDraft.remove();
    return navigate(pathTo('signUpDone'), { replace: true, toldElsewhere: text.done });
  }

  const isEdited = personal.formState.isDirty || access.formState.isDirty;
  const place = text.stepOf(step, text.steps[step - 1] ?? '');
  return (
    <Page title={text.heading} documentTitle={`${text.heading}, ${place}`} isHeadingCentered>
      <VisuallyHidden announce="status">{place}</VisuallyHidden>
      <AskBeforeLeaving
        isEdited={isEdited}
        isLostWithTab={isEdited || draft.reached === 2}
        within={pathTo('signUp', {})}
      />
      <Stack gap={6}>
        <Stepper
          steps={text.steps}
          current={step}
          reached={draft.reached}
          onStep={(to) => void goTo(pathTo('signUp', { step: to }))}
        />
        <Grid layout="aside">
          <Card>
            {step === 1 && <PersonalStep form={personal} onDone={finishPersonalStep} />}
            {step === 2 && <AccessStep form={access} onRegister={registerAccount} />}
            {step === 3 && cpf && (
              <Stack gap={7}>
                <ActivationStep
                  cpf={cpf}
                  email={isOwnAccount ? draft.email : ''}
                  linkedCode={query.get('code') ?? ''}
                  onDone={finish}
                />
                {isOwnAccount && password ? (
                  <ResendActivation cpf={cpf} password={password} onNewEmail={(email) => keep({ email })} />
                ) : (
                  <CodeByLogin />
                )}
              </Stack>
            )}
          </Card>
          {step === 3 ? (
            <Card as="aside" padding="none">
              <MailHelp letter="activation" />
            </Card>
          ) : (
            <WhyWeAsk />
          )}
        </Grid>
      </Stack>
    </Page>
  );
}
