import { render, screen } from '@testing-library/react';
import { examples } from './banner.examples';

test('a failure that appears is read at once', () => {
  render(examples.error);
  expect(screen.getByRole('alert')).toHaveTextContent('Ocorreu um erro ao carregar os dados da premiação');
});

test('a message that was there from the start is not announced', () => {
  render(examples.info);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('no line ends inside a word with a hyphen, and a telephone number is a link', () => {
  render(examples.phone);
  expect(screen.getByText('e-mail?')).toHaveClass('whole');
  expect(screen.getByRole('link', { name: '0800-729-0800' })).toHaveAttribute('href', 'tel:08007290800');
});
