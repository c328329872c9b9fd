import { act, fireEvent, screen } from '@testing-library/react';
import { use, useState } from 'react';
import { Link } from 'react-router-dom';
import { renderRoutes } from '@site/testing/render-routes';
import { usePageNavigate } from './page-navigate';

/** A page with a call to which the test responds. It leads to `next`. */
function open({ next = '/done' } = {}) {
  let answer: () => void = () => undefined;
  let load: () => void = () => undefined;
  let arrive: () => void = () => undefined;

  function StepPage() {
    const navigate = usePageNavigate();
    const [isBusy, setBusy] = useState(false);
    const send = async () => {
      setBusy(true);
      await new Promise<void>((resolve) => (answer = resolve));
      await navigate(next, { toldElsewhere: 'Conta criada' });
      setBusy(false);
    };
    return (
      <>
        <h1>Passo</h1>
        <button onClick={() => void send()}>{isBusy ? 'Enviando' : 'Enviar'}</button>
        <Link to="/steps/1">Um</Link>
        <Link to="/elsewhere">Ajuda</Link>
        <Link to="/slow">Demora</Link>
      </>
    );
  }
  const slow = (heading: string) => ({
    loader: () => new Promise<null>((resolve) => (load = () => resolve(null))),
    element: <h1>{heading}</h1>,
  });
  const code = new Promise<string>((resolve) => (arrive = () => resolve('Pronto')));
  const LatePage = () => <h1>{use(code)}</h1>;
  const page = renderRoutes(
    [
      { path: '/steps/:step', element: <StepPage /> },
      { path: '/elsewhere', element: <Link to="/steps/2">Voltar</Link> },
      { path: '/slow', ...slow('Outra') },
      { path: '/done', ...slow('Pronto') },
      { path: '/late', element: <LatePage /> },
    ],
    { at: '/steps/2' },
  );
  const press = async (name: string) => {
    await page.user.click(screen.getByText(name));
  };
  return {
    ...page,
    press,
    answer: () => act(async () => answer()),
    load: () => act(async () => load()),
    arrive: () => act(async () => arrive()),
  };
}

test('leads on, and the call is over when the next page is there', async () => {
  const { press, answer, load, address } = open();
  await press('Enviar');
  await answer();
  expect(screen.getByText('Enviando')).toBeVisible();

  await load();
  expect(screen.getByRole('heading', { name: 'Pronto' })).toBeVisible();
  expect(address()).toBe('/done');
  expect(screen.queryByText('Conta criada')).not.toBeInTheDocument();
});

test('the call is not over as long as the page is on screen, whose next one React cannot draw yet', async () => {
  const { press, answer, arrive, address } = open({ next: '/late' });
  await press('Enviar');
  await answer();
  expect(address()).toBe('/late');
  expect(screen.getByText('Enviando')).toBeVisible();

  await arrive();
  expect(screen.getByRole('heading', { name: 'Pronto' })).toBeVisible();
});

test('the call is over on another step of the same page', async () => {
  const { press, answer, address } = open({ next: '/steps/3' });
  await press('Enviar');
  await answer();

  expect(address()).toBe('/steps/3');
  expect(screen.getByText('Enviar')).toBeVisible();
});

test('the call is over where it leads to the same address', async () => {
  const { press, answer } = open({ next: '/steps/2' });
  await press('Enviar');
  await answer();

  expect(screen.getByText('Enviar')).toBeVisible();
});

test.each([
  ['on another page', ['Ajuda'], '/elsewhere'],
  ['on another step of the same page', ['Um'], '/steps/1'],
  ['back on the page after a visit elsewhere', ['Ajuda', 'Voltar'], '/steps/2'],
])('leads nobody away who is %s, and says what was done', async (_where, way, where) => {
  const { press, answer, address } = open();
  await press('Enviar');
  for (const link of way) await press(link);
  await answer();

  expect(address()).toBe(where);
  expect(screen.getByText('Conta criada')).toBeVisible();
});

test('stops nobody who is on the way to another page', async () => {
  const { press, answer, load, address } = open();
  await press('Enviar');
  await press('Demora');
  await answer();
  await load();

  expect(screen.getByRole('heading', { name: 'Outra' })).toBeVisible();
  expect(address()).toBe('/slow');
});

test.each([
  ['while its code is loaded', 'Demora', '/slow'],
  ['when it is there', 'Ajuda', '/elsewhere'],
  ['when it is another step', 'Um', '/steps/1'],
])('leads nobody away from the next page that React has not drawn yet, %s', async (_when, link, where) => {
  const { press, answer, load, address } = open();
  await press('Enviar');
  await act(async () => {
    fireEvent.click(screen.getByText(link));
    await answer();
  });
  await load();

  expect(address()).toBe(where);
  expect(screen.getByText('Conta criada')).toBeVisible();
});
