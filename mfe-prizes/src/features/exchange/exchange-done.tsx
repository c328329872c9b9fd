import { pathTo } from '@site/contracts/routes';
import { type Cents, formatMoney } from '@site/domain/money';
import { ButtonLink } from '@site/ui/button-link';
import { SuccessCard } from '@site/ui/success-card';
import { text } from './exchange.text';
import { newTitlesOf } from './new-titles';

/** The prizes are new titles now: how many, what is left, and where they are. */
export function ExchangeDone({ total }: { total: Cents }) {
  const { titles, rest } = newTitlesOf(total);
  return (
    <SuccessCard
      takesFocus
      headline={text.becameTitles(titles)}
      amount={formatMoney(total - rest)}
      next={{ heading: text.nextHeading, steps: text.nextSteps }}
      actions={
        <>
          <ButtonLink to={pathTo('myTitles')}>{text.seeTitles}</ButtonLink>
          <ButtonLink kind="secondary" to={pathTo('orders', { section: 'premios' })}>
            {text.seeExchanges}
          </ButtonLink>
        </>
      }
    >
      <div>
        <p>{text.none}</p>
        {rest > 0 && <p>{text.willRemain(formatMoney(rest))}</p>}
      </div>
    </SuccessCard>
  );
}
