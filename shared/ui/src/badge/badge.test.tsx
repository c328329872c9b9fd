import { translate } from '@site/testing/translate';
import { render, screen } from '@testing-library/react';
import { Badge } from './badge';

test('a state is a word, not only a colour', () => {
  render(<Badge tone="danger">Cancelado</Badge>);
  expect(screen.getByText('Cancelado').closest('[data-tone]')).toHaveAttribute('data-tone', 'danger');
});

test('a translated badge takes another state', () => {
  const { container, rerender } = render(<Badge tone="new">Novo</Badge>);
  translate(container);
  rerender(<Badge tone="success">Aprovado</Badge>);
  expect(container).toHaveTextContent('Aprovado');
});
