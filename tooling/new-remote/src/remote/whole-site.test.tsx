import currentEvent from '@site/contracts/examples/current-event.json';
import { renderWholeSite } from '@site/testing/whole-site';
import { screen } from '@testing-library/react';
import { remote } from './remote';
import { routes } from './routes';

// The shell says on the console what it asked for without a token.
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());

test('a customer who opens the address gets the page within the frame of the site', async () => {
  renderWholeSite({
    at: '/new-page',
    remote,
    routes,
    answers: { 'GET /api/static-worker/atual/evento': currentEvent },
  });

  expect(await screen.findByRole('heading', { level: 1, name: 'NewPage' })).toBeVisible();
  expect(await screen.findByText('À venda agora: Raspe Mais')).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
});
