import { Navigate, useParams } from 'react-router-dom';
import { pathTo } from '@site/contracts/routes';
import { Page } from '@site/platform/page';
import { Card } from '@site/ui/card';
import { Grid } from '@site/ui/grid';
import { Stack } from '@site/ui/stack';
import { Stepper } from '@site/ui/stepper';
import { ActivationStep } from './activation-step';
import { IdentificationStep } from './identification-step';
import { RegisteredStep } from './registered-step';
import { stepOf } from '@site/domain/step';
import { destinationOf } from './title-registration.flow';
import { storedAccess, storedTitle } from './title-registration.storage';
import styles from './title-registration.module.css';
import { text } from './title-registration.text';
import { WhereNumbersAre } from './where-numbers-are';

const leads = { 1: text.identify, 2: text.activate };

export function RegisterTitlePage() {
  const asked = stepOf(useParams().step);
  const numbers = storedTitle.read();
  const isOpen = storedAccess.read() !== undefined;
  const step = destinationOf(asked, { hasTitle: numbers !== undefined, isOpen });
  if (step !== asked) return <Navigate to={pathTo('registerTitle', { step })} replace />;

  return (
    <Page
      title={text.title}
      frame={(content) => (
        <Stack gap={5}>
          <Stepper label={text.stepsLabel} steps={text.steps} current={step} />
          {content}
        </Stack>
      )}
    >
      {step === 3 ? (
        numbers && <RegisteredStep numbers={numbers} />
      ) : (
        <Grid layout="aside">
          <Card>
            <p className={styles.lead}>{leads[step]}</p>
            {step === 1 && <IdentificationStep />}
            {step === 2 && numbers && <ActivationStep numbers={numbers} />}
          </Card>
          {step === 1 && <WhereNumbersAre />}
        </Grid>
      )}
    </Page>
  );
}
