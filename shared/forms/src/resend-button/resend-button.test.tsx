import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoViolations } from '@site/testing/a11y';
import { ResendButton } from './resend-button';

const waits = (seconds: number) => `Você poderá pedir outro código em ${seconds} s.`;

test('while it waits it is disabled and says until when', async () => {
  const { container } = render(
    <ResendButton label="Reenviar código" remaining={60} waits={waits} busy={false} />,
  );
  const button = screen.getByRole('button', { name: 'Reenviar código' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('Você poderá pedir outro código em 60 s.');
  await expectNoViolations(container);
});

test('afterwards it asks again and says nothing', async () => {
  const again = jest.fn();
  render(<ResendButton label="Reenviar código" remaining={0} waits={waits} busy={false} onClick={again} />);
  await userEvent.click(screen.getByRole('button', { name: 'Reenviar código' }));
  expect(again).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(/outro código/)).not.toBeInTheDocument();
});
