import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs';
import { TabsDemo } from './tabs-demo';

test('the arrows choose a tab and its content, round and round', async () => {
  render(<TabsDemo />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Titulo(s) digital(s)' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  const printed = screen.getByRole('tab', { name: 'Titulo(s) físico(s)' });
  expect(printed).toHaveFocus();
  expect(printed).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Titulo(s) físico(s)' })).toHaveTextContent(
    'Três títulos físicos',
  );
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Titulo(s) digital(s)' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(printed).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Doze títulos digitais');
});

test('an arrow goes on from the tab that has the focus, where the choice follows later', async () => {
  const choose = jest.fn();
  const tabs = [
    { id: 'bought', label: 'Compras' },
    { id: 'won', label: 'Prêmios' },
    { id: 'all', label: 'Todos' },
  ] as const;
  render(
    <Tabs label="Pedidos" tabs={tabs} selected="bought" onSelect={choose}>
      Nenhum
    </Tabs>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(choose).toHaveBeenLastCalledWith('all');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(choose).toHaveBeenLastCalledWith('bought');
});

test('the tabs are one stop of the keyboard', async () => {
  render(
    <>
      <TabsDemo />
      <button>Depois</button>
    </>,
  );
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Depois' })).toHaveFocus();
});

test('while every tab is closed, the first one is still reached by the keyboard', async () => {
  const choose = jest.fn();
  const tabs = [
    { id: 'numbers', label: 'Números da sorte' },
    { id: 'card', label: 'Raspe Mais' },
  ] as const;
  render(
    <Tabs label="Modalidades" tabs={tabs} selected={undefined} onSelect={choose}>
      Fechado
    </Tabs>,
  );
  expect(screen.queryByRole('tabpanel')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Números da sorte' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(choose).toHaveBeenLastCalledWith('card');
});
