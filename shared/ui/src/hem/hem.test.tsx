import { expectNoViolations } from '@site/testing/a11y';
import { render } from '@testing-library/react';
import { examples } from './hem.examples';

test.each(Object.entries(examples))(
  '%s: is silent and breaks no accessibility rule',
  async (_name, example) => {
    const { container } = render(example);
    await expectNoViolations(container);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  },
);
