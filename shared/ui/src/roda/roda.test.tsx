import { render, screen } from '@testing-library/react';
import { dancersOf } from './ring';
import { examples } from './roda.examples';

test('the amount on the sun can be read, the ring is silent', () => {
  const { container } = render(examples['a prize']);
  expect(screen.getByText('R$ 100,00')).toBeInTheDocument();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test.each([14, 16] as const)('in a ring of %i everybody holds the hands of both neighbours', (count) => {
  const dancers = dancersOf(count);
  const handOf = (arm: string | undefined) => arm?.split(' ').at(-1);
  dancers.forEach(({ arms }, place) => {
    expect(handOf(arms[0])).toBe(handOf(dancers[(place + 1) % count]?.arms[1]));
  });
});
