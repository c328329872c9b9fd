import { screen } from '@testing-library/react';
import { useGetSelfQuery } from '@site/api/resources/users';
import { Page } from '@site/platform/page';
import { QueryView } from '@site/platform/query-view';
import { renderPage } from '@site/testing/render-page';

function GreetingPage() {
  const self = useGetSelfQuery();
  return (
    <Page title="Meu perfil">
      <QueryView query={self} loading="Carregando...">
        {({ fullName }) => <p>Olá, {fullName}</p>}
      </QueryView>
    </Page>
  );
}

test('greets the customer', async () => {
  const { network } = renderPage(<GreetingPage />, {
    page: 'profileHub',
    isSignedIn: true,
    answers: { 'GET /api/users/me': { id: '7', cpf: '52998224725', fullName: 'Marina Souza' } },
  });

  expect(await screen.findByText('Olá, Marina Souza')).toBeVisible();
  expect(network.requests).toHaveLength(1);
});
