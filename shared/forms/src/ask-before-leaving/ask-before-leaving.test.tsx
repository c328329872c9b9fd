import { usePageNavigate } from '@site/platform/page-navigate';
import { expectNoViolations } from '@site/testing/a11y';
import { renderRoutes } from '@site/testing/render-routes';
import { act, screen } from '@testing-library/react';
import { Link, useNavigate } from 'react-router-dom';
import { Form, useSiteForm } from '#form/form.tsx';
import { TextField } from '#text-field/text-field.tsx';
import { AskBeforeLeaving } from './ask-before-leaving';

function FormPage() {
  const form = useSiteForm({}, { defaultValues: { city: '' }, keptAs: 'test' });
  const navigate = usePageNavigate();
  const goBack = useNavigate();
  return (
    <Form form={form} onSubmit={() => navigate('/done')}>
      <AskBeforeLeaving isEdited={form.formState.isDirty} within="/Cadastro" onLeave={() => form.reset()} />
      <TextField name="city" label="Cidade" />
      <button type="submit">Salvar</button>
      <button type="button" onClick={() => void goBack(-1)}>
        Voltar
      </button>
      <Link to="/elsewhere">Ajuda</Link>
      <Link to="/cadastro/2">Passo 2</Link>
      <Link to="#fim">Fim</Link>
    </Form>
  );
}

async function open() {
  const page = renderRoutes(
    [
      { path: '/', element: <h1>Início</h1> },
      { path: '/cadastro/:step', element: <FormPage /> },
      { path: '*', element: <h1>Outra página</h1> },
    ],
    { at: '/' },
  );
  await act(() => page.router.navigate('/cadastro/1'));
  return page;
}

const city = () => screen.getByRole('textbox', { name: 'Cidade' });
const question = () => screen.queryByRole('dialog', { name: 'Sair sem salvar?' });
const closeTab = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('an untouched form is left without a question', async () => {
  const { user, address } = await open();
  expect(closeTab()).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Ajuda' }));

  expect(address()).toBe('/elsewhere');
});

test('an edited form asks before a link leads away, and loses nothing when they stay', async () => {
  const { user, address, container } = await open();
  await user.type(city(), 'Recife');
  await user.click(screen.getByRole('link', { name: 'Ajuda' }));
  expect(question()).toBeVisible();
  await expectNoViolations(container);
  await user.click(screen.getByRole('button', { name: 'Continuar aqui' }));

  expect(question()).not.toBeInTheDocument();
  expect(address()).toBe('/cadastro/1');
  expect(city()).toHaveValue('Recife');
});

test('an edited form asks before Back, and after leaving nothing of it is kept', async () => {
  const { user, router, address } = await open();
  await user.type(city(), 'Recife');
  await user.click(screen.getByRole('button', { name: 'Voltar' }));
  await user.click(screen.getByRole('button', { name: 'Sair sem salvar' }));
  expect(address()).toBe('/');

  await act(() => router.navigate('/cadastro/1'));
  expect(city()).toHaveValue('');
});

test('an edited form has the browser ask before the tab is closed, until it is as it was', async () => {
  const { user } = await open();
  await user.type(city(), 'R');
  expect(closeTab()).toBe(false);

  await user.clear(city());
  expect(closeTab()).toBe(true);
});

test('nobody is asked on the way to another step, or to a place on the page', async () => {
  const { user, address } = await open();
  await user.type(city(), 'Recife');
  await user.click(screen.getByRole('link', { name: 'Fim' }));
  await user.click(screen.getByRole('link', { name: 'Passo 2' }));

  expect(address()).toBe('/cadastro/2');
  expect(question()).not.toBeInTheDocument();
});

test('nobody is asked where the form itself leads on', async () => {
  const { user, address } = await open();
  await user.type(city(), 'Recife');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));

  expect(address()).toBe('/done');
});
