import { pathTo } from '@site/contracts/routes';
import { Banner } from '@site/ui/banner';
import { ButtonLink } from '@site/ui/button-link';
import { Facts } from '@site/ui/facts';
import { SuccessCard } from '@site/ui/success-card';
import type { PrintedNumbers } from './title-registration.storage';
import { text } from './title-registration.text';

/** Step 3: what was registered, and that the paper must be kept. */
export function RegisteredStep({ numbers }: { numbers: PrintedNumbers }) {
  const facts = [
    { term: text.product, value: numbers.produto },
    { term: text.series, value: numbers.serie },
    { term: text.number, value: numbers.numeroTitulo },
    { term: text.checkDigit, value: numbers.dv },
  ];
  return (
    <SuccessCard
      headline={text.done}
      actions={
        <>
          <ButtonLink to={pathTo('myTitles')}>{text.myTitles}</ButtonLink>
          <ButtonLink kind="secondary" to={pathTo('registerTitle')}>
            {text.again}
          </ButtonLink>
        </>
      }
    >
      <Facts items={facts} />
      <Banner tone="warning">{text.keep}</Banner>
    </SuccessCard>
  );
}
