import { render, screen } from '@testing-library/react';
import { translate } from '@site/testing/translate';
import { expectNoViolations } from '@site/testing/a11y';
import { examples } from './whole-words.examples';
import { WholeWords } from './whole-words';

test.each(Object.entries(examples))('%s: breaks no accessibility rule', async (_name, example) => {
  const { container } = render(example);
  await expectNoViolations(container);
});

test.each([
  ['Confira o e-mail e volte', ['e-mail']],
  ['Ligue para 0800-729-0910.', ['0800-729-0910.']],
  ['(processo 15414.999010/2025-99)', ['15414.999010/2025-99)']],
  ['Escreva para nao-responda@ciranda.example agora', ['nao-responda@ciranda.example']],
  ['Alteração de e-mail - Verificação', ['e-mail']],
  ['Nada a guardar', []],
])('%j keeps %j whole and stays the same text', (words, whole) => {
  const { container } = render(<WholeWords>{words}</WholeWords>);
  expect(container).toHaveTextContent(words, { normalizeWhitespace: false });
  expect([...container.querySelectorAll('.whole')].map(({ textContent }) => textContent)).toEqual(whole);
});

test('a telephone number is a link where it may be one', () => {
  const words = 'Ligue para 0800-729-0800.';
  const { rerender } = render(<WholeWords phones>{words}</WholeWords>);
  expect(screen.getByRole('link', { name: '0800-729-0800' })).toHaveAttribute('href', 'tel:08007290800');
  rerender(<WholeWords>{words}</WholeWords>);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a text that was translated may change', () => {
  const { container, rerender } = render(<WholeWords>Confira o e-mail e volte</WholeWords>);
  translate(container);
  rerender(<WholeWords>Escreva para nao-responda@ciranda.example ou ligue</WholeWords>);
  translate(container);
  rerender(<WholeWords>Nada a guardar</WholeWords>);
  expect(container).toHaveTextContent(/^Nada a guardar$/);
});
