import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expectNoViolations } from '@site/testing/a11y';
import { exampleList } from './example-list';

// In one file, so that axe, half a megabyte of code, is loaded once; all states of a component together, since a walk of
// axe costs more than what it walks over. What opens first is checked by its own test.
test.each(Object.entries(exampleList))(
  '%s breaks no accessibility rule in any state',
  async (_name, examples) => {
    const states = Object.entries(examples).map(([state, example]) => <div key={state}>{example}</div>);
    const { container } = render(states, { wrapper: MemoryRouter });
    await expectNoViolations(container);
  },
);
