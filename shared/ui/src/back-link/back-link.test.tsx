import { expectNoViolations } from '@site/testing/a11y';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { examples } from './back-link.examples';

test.each(Object.entries(examples))('%s: breaks no accessibility rule', async (_name, example) => {
  const { container } = render(example, { wrapper: MemoryRouter });
  await expectNoViolations(container);
});

test('the way back is named after the page it leads to', () => {
  render(examples['one level up'], { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'Minhas premiações' })).toHaveAttribute(
    'href',
    '/minhas-premiacoes',
  );
});
