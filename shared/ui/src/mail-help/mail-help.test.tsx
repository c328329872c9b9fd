import { render, screen, within } from '@testing-library/react';
import { expectNoViolations } from '@site/testing/a11y';
import { examples } from './mail-help.examples';

test('the e-mail is described by sender, address and subject', async () => {
  const { container } = render(examples['a code of four characters']);
  const help = within(screen.getByRole('region', { name: 'Procure este e-mail' }));
  for (const part of ['Ciranda Cap', 'nao-responda@ciranda.example', 'Código para trocar sua senha'])
    expect(help.getByText(part)).toBeVisible();
  expect(help.getAllByRole('listitem')).toHaveLength(3);
  await expectNoViolations(container);
});
