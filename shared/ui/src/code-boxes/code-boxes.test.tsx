import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeBoxesDemo } from './code-boxes-demo';
import { examples } from './code-boxes.examples';

const box = (number: number) => screen.getByRole('textbox', { name: new RegExp(` ${number} de `) });
const contents = () => screen.getAllByRole<HTMLInputElement>('textbox').map((input) => input.value);

function show(props: Partial<Parameters<typeof CodeBoxesDemo>[0]> = {}) {
  const complete = jest.fn();
  render(<CodeBoxesDemo label="Código" length={4} onComplete={complete} {...props} />);
  return complete;
}

test('the customer types the code without leaving the keyboard', async () => {
  const complete = show();
  await userEvent.tab();
  await userEvent.keyboard('7291');
  expect(contents()).toEqual(['7', '2', '9', '1']);
  expect(screen.getByRole('status')).toHaveTextContent('7291');
  expect(complete.mock.calls).toEqual([['7291']]);
});

test('a character typed into a full box takes its place, wherever the caret is', async () => {
  show({ start: '7291' });
  await userEvent.click(box(2));
  await userEvent.keyboard('5');
  expect(contents()).toEqual(['7', '5', '9', '1']);
  expect(box(3)).toHaveFocus();
  fireEvent.input(box(1), { target: { value: '87' } });
  expect(contents()).toEqual(['8', '5', '9', '1']);
});

test('Backspace empties the box, then goes back', async () => {
  show({ start: '729' });
  await userEvent.click(box(3));
  await userEvent.keyboard('{Backspace}');
  expect(contents()).toEqual(['7', '2', '', '']);
  expect(box(3)).toHaveFocus();
  await userEvent.keyboard('{Backspace}');
  expect(contents()).toEqual(['7', '', '', '']);
  expect(box(2)).toHaveFocus();
});

test('the arrows, Home and End walk through the boxes', async () => {
  show();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(box(2)).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(box(4)).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(box(1)).toHaveFocus();
});

test('a box emptied in the middle stays empty', async () => {
  show({ start: '7291' });
  await userEvent.click(box(2));
  await userEvent.keyboard('{Delete}');
  expect(contents()).toEqual(['7', '', '9', '1']);
  await userEvent.keyboard('4');
  expect(contents()).toEqual(['7', '4', '9', '1']);
});

test.each([1, 3])('a code pasted into box %i fills all boxes, punctuation or not', async (number) => {
  const complete = show();
  await userEvent.click(box(number));
  await userEvent.paste(' 72-91 ');
  expect(contents()).toEqual(['7', '2', '9', '1']);
  expect(complete.mock.calls).toEqual([['7291']]);
});

test('what the phone fills into the first box in one go fills all boxes', () => {
  const complete = show();
  fireEvent.input(box(1), { target: { value: '7291' } });
  expect(contents()).toEqual(['7', '2', '9', '1']);
  expect(complete).toHaveBeenCalledTimes(1);
});

test('letters are refused where the code is made of digits', async () => {
  show();
  await userEvent.tab();
  await userEvent.keyboard('a7b');
  expect(contents()).toEqual(['7', '', '', '']);
  expect(box(1)).toHaveAttribute('inputmode', 'numeric');
});

test('capitals count where the code is made of letters and digits', async () => {
  const complete = show({ length: 5, kind: 'letters-and-digits' });
  await userEvent.tab();
  await userEvent.keyboard('aB-3xZ');
  expect(contents()).toEqual(['a', 'B', '3', 'x', 'Z']);
  expect(complete.mock.calls).toEqual([['aB3xZ']]);
});

test('the phone may offer the code on the first box only, and each box has its name', () => {
  show();
  expect(box(1)).toHaveAttribute('autocomplete', 'one-time-code');
  expect(box(2)).toHaveAttribute('autocomplete', 'off');
  expect(screen.getAllByRole('textbox').map((input) => input.getAttribute('name'))).toEqual([
    'code-0',
    'code-1',
    'code-2',
    'code-3',
  ]);
  expect(screen.getByRole('group', { name: 'Código' })).toBeInTheDocument();
});

test('a wrong code is one message for all boxes', () => {
  render(examples.error);
  for (const input of screen.getAllByRole('textbox')) {
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Código inválido. Tente novamente.');
  }
});

test('the same digit over itself moves on, as when a code is typed again', async () => {
  show({ start: '9999' });
  await userEvent.click(box(1));
  await userEvent.keyboard('1991');
  expect(contents()).toEqual(['1', '9', '9', '1']);
});

test('a tap on a filled box that has the focus already selects its digit, and Backspace empties it (C76)', async () => {
  show({ start: '7291' });
  await userEvent.click(box(2));
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Dígito 2 de 4' });
  input.setSelectionRange(0, 0);
  await userEvent.click(input);
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 1]);

  input.setSelectionRange(0, 0);
  await userEvent.keyboard('{Backspace}');
  expect(contents()).toEqual(['7', '', '9', '1']);
  expect(box(2)).toHaveFocus();
});

test.each([
  ['behind the digit', '77390', '7390'],
  ['before the digit', '73907', '7390'],
  ['behind the digit, by a browser that does not tell what came in', '77390', null],
])('a suggested code that lands %s fills all boxes (C76)', (_where, value, data) => {
  const complete = show({ start: '7' });
  const [first] = screen.getAllByRole<HTMLInputElement>('textbox');
  if (!first) throw new Error('no box');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(first, value);
  fireEvent(first, new InputEvent('input', { bubbles: true, inputType: 'insertText', data }));

  expect(contents()).toEqual(['7', '3', '9', '0']);
  expect(complete.mock.calls).toEqual([['7390']]);
});

test('the warning icon is beside the message of a wrong code', () => {
  const { container } = render(examples.error);
  expect(container.querySelector('[data-tone=error] svg')).toBeInTheDocument();
});
