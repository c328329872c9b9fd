import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expectNoViolations } from '@site/testing/a11y';
import { exampleList } from './example-list';

// In one file, so that axe, half a megabyte of code, is loaded once. What opens first is checked by its own test.
const cases = Object.entries(exampleList).flatMap(([component, examples]) =>
  Object.entries(examples).map(([state, example]) => [component, state, example] as const),
);

test.each(cases)('%s, %s: breaks no accessibility rule', async (_component, _state, example) => {
  const { container } = render(example, { wrapper: MemoryRouter });
  await expectNoViolations(container);
});
