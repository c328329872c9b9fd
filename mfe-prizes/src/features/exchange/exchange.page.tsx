import { pathTo } from '@site/contracts/routes';
import { Page } from '@site/platform/page';
import { QueryView } from '@site/platform/query-view';
import { BackLink } from '@site/ui/back-link';
import { EmptyState } from '@site/ui/empty-state';
import { Stack } from '@site/ui/stack';
import { SignInGate } from '#parts/sign-in-gate/sign-in-gate.tsx';
import { useListExchangeablePrizesQuery } from './exchange.api';
import { ExchangeCard } from './exchange-card';
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
  const { finish, isSending, isDone } = useExchange();
  return (
    <Page
      title={text.heading}
      frame={(content) => (
        <Stack gap={5}>
          <BackLink to={pathTo('prizes')}>{text.back}</BackLink>
          {content}
        </Stack>
      )}
    >
      <QueryView query={query} loading={text.loading}>
        {(prizes) =>
          isDone || prizes.prizeWinningTitulos.length === 0 ? (
            <EmptyState>{text.none}</EmptyState>
          ) : (
            <ExchangeCard prizes={prizes} isSending={isSending} onFinish={() => void finish(prizes)} />
          )
        }
      </QueryView>
    </Page>
  );
}
