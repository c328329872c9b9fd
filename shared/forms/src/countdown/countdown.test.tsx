import { act, fireEvent, render, screen } from '@testing-library/react';
import { useCountdown } from './countdown';

function Resend() {
  const { remaining, restart } = useCountdown(60);
  return (
    <button disabled={remaining > 0} onClick={restart}>
      {remaining}
    </button>
  );
}

const left = () => Number(screen.getByRole('button').textContent);
const wait = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('counts down from sixty and stops at zero', () => {
  render(<Resend />);

  expect(left()).toBe(60);
  wait(1);
  expect(left()).toBe(59);
  wait(58.5);
  expect(left()).toBe(1);
  expect(screen.getByRole('button')).toBeDisabled();
  wait(0.5);
  expect(left()).toBe(0);
  wait(10);
  expect(left()).toBe(0);
});

test('starts again at sixty', () => {
  render(<Resend />);

  wait(60);
  fireEvent.click(screen.getByRole('button'));
  expect(left()).toBe(60);
  wait(2);
  expect(left()).toBe(58);
});

test('has lost nothing when a hidden tab, whose timers slept, comes back (C29)', () => {
  render(<Resend />);

  act(() => {
    jest.setSystemTime(Date.now() + 30_000);
    fireEvent(document, new Event('visibilitychange'));
  });
  expect(left()).toBe(30);
});
