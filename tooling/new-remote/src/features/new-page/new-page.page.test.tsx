import { screen } from '@testing-library/react';
import currentEvent from '@site/contracts/examples/current-event.json';
import { renderPage } from '@site/testing/render-page';
import { NewPagePage } from './new-page.page';

const call = 'GET /api/static-worker/atual/evento';
const open = (body: object) =>
  renderPage(<NewPagePage />, { page: { path: '/new-page' }, answers: { [call]: body } });

test('shows the campaign on sale', async () => {
  open(currentEvent);

  expect(screen.getByRole('heading', { level: 1, name: 'NewPage' })).toBeVisible();
  expect(await screen.findByText('À venda agora: Raspe Mais')).toBeVisible();
});

test('says that the campaign could not be read, and tries again', async () => {
  const { user, network } = open({ status: 500 });
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });

  network.on(call, currentEvent);
  await user.click(again);
  expect(await screen.findByText('À venda agora: Raspe Mais')).toBeVisible();
});
