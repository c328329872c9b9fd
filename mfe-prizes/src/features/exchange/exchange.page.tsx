import { useState } from 'react';
import type { ExchangeablePrizes } from '@site/contracts/api/prizes';
import { pathTo } from '@site/contracts/routes';
import { type Cents, formatMoney, parseMoney } from '@site/domain/money';
import { QueryView } from '@site/platform/query-view';
import { Banner } from '@site/ui/banner';
import { ButtonLink } from '@site/ui/button-link';
import { EmptyState } from '@site/ui/empty-state';
import { SkeletonCard } from '@site/ui/skeleton-card';
import { TextLink } from '@site/ui/text-link';
import { ClaimPage } from '#parts/claim-page/claim-page.tsx';
import { titlePriceCents } from '#parts/prize-summary/title-price.ts';
import { SignInGate } from '#parts/sign-in-gate/sign-in-gate.tsx';
import { useListExchangeablePrizesQuery } from './exchange.api';
import { ExchangeCard } from './exchange-card';
import { ExchangeDone } from './exchange-done';
import { ExchangeDialog } from './exchange-dialog';
import { text } from './exchange.text';
import { useExchange } from './use-exchange';

export function ExchangePage() {
  return (
    <SignInGate title={text.heading}>
      <Exchange />
    </SignInGate>
  );
}

function Exchange() {
  const query = useListExchangeablePrizesQuery(undefined, { refetchOnMountOrArgChange: true });
  const { state, isBusy, refusal, finish, resume } = useExchange();
  const [isAsking, setAsking] = useState(false);
  const isOpen = state.at === 'sending' || state.at === 'checking';
  const total = isOpen ? state.intent.total : (parseMoney(query.data?.totalPrizeAmount ?? 0) ?? 0);

  function confirm() {
    if (isOpen) resume();
    else if (query.data) void finish(query.data);
  }

  return (
    <ClaimPage title={text.heading}>
      {state.at === 'unfound' && (
        <Banner tone="warning" announce="status">
          {text.unfound}
        </Banner>
      )}
      <QueryView query={query} loading={text.loading} skeleton={<Skeletons />}>
        {(prizes) => (
          <Content
            prizes={prizes}
            exchanged={state.at === 'exchanged' ? state.total : undefined}
            onFinish={() => setAsking(true)}
          />
        )}
      </QueryView>
      {(isOpen || (isAsking && state.at !== 'exchanged')) && (
        <ExchangeDialog
          total={total}
          isBusy={isBusy}
          isUnknown={state.at === 'checking'}
          refusal={refusal}
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
        />
      )}
    </ClaimPage>
  );
}

interface Content {
  prizes: ExchangeablePrizes;
  /** What was exchanged in this visit. */
  exchanged: Cents | undefined;
  onFinish: () => void;
}

function Content({ prizes, exchanged, onFinish }: Content) {
  const total = parseMoney(prizes.totalPrizeAmount) ?? 0;
  if (exchanged !== undefined) return <ExchangeDone total={exchanged} />;
  if (prizes.prizeWinningTitulos.length === 0) {
    return (
      <EmptyState action={<ButtonLink to={pathTo('myTitles')}>{text.seeTitles}</ButtonLink>}>
        {text.none}
      </EmptyState>
    );
  }
  if (total >= titlePriceCents) return <ExchangeCard prizes={prizes} onFinish={onFinish} />;
  return (
    <EmptyState action={<TextLink to={pathTo('payoutBank')}>{text.transfer}</TextLink>}>
      {text.tooLittle(formatMoney(total), formatMoney(titlePriceCents))}
    </EmptyState>
  );
}

const Skeletons = () => <SkeletonCard shapes={['title', 'line', 'line', 'half', 'field']} />;
