import { expectNoViolations } from '@site/testing/a11y';
import { render, screen } from '@testing-library/react';
import { examples } from './visually-hidden.examples';
import { VisuallyHidden } from './visually-hidden';

test.each(Object.entries(examples))('%s: breaks no accessibility rule', async (_name, example) => {
  const { container } = render(example);
  await expectNoViolations(container);
});

test('a hidden word is still part of a link’s name', () => {
  render(
    <a href="/x">
      Regulamento<VisuallyHidden> (abre em nova aba)</VisuallyHidden>
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Regulamento (abre em nova aba)' })).toBeInTheDocument();
});
