import { useRef, useState, type ClipboardEvent, type InputEvent, type KeyboardEvent } from 'react';
import { cleanCode, eraseBox, insertCode, toBoxes, typeIntoBox, type CodeKind } from './code-edit';

interface CodeBoxesState {
  length: number;
  kind: CodeKind;
  value: string;
  onChange: (value: string) => void;
  onComplete?: ((value: string) => void) | undefined;
}

const moves: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowRight: (at, last) => Math.min(at + 1, last),
  Home: () => 0,
  End: (_at, last) => last,
};

/** The boxes' contents and their behaviour (D36). */
export function useCodeBoxes({ length, kind, value, onChange, onComplete }: CodeBoxesState) {
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const [kept, setKept] = useState(() => toBoxes(value, length));
  // `value` cannot express an empty box in the middle, so the boxes are kept in state while they still match
  // `value`.
  const boxes = kept.join('') === value ? kept : toBoxes(value, length);

  function apply(edit: { boxes: readonly string[]; focus: number }) {
    const code = edit.boxes.join('');
    setKept([...edit.boxes]);
    inputs.current[edit.focus]?.focus();
    if (code === value) return;
    onChange(code);
    if (code.length === length) onComplete?.(code);
  }

  function goTo(at: number) {
    inputs.current[at]?.focus();
  }

  return {
    boxes,
    register: (at: number) => (input: HTMLInputElement | null) => {
      inputs.current[at] = input;
    },
    type(at: number, { currentTarget: { value: content }, nativeEvent }: InputEvent<HTMLInputElement>) {
      const clean = cleanCode(content, kind);
      if (clean === '' && content !== '') return;
      const inserted = 'data' in nativeEvent ? nativeEvent.data : null;
      apply(typeIntoBox(boxes, at, { content: clean, inserted: cleanCode(inserted ?? '', kind) }));
    },
    paste(at: number, event: ClipboardEvent) {
      event.preventDefault();
      const clean = cleanCode(event.clipboardData.getData('text'), kind);
      if (clean) apply(insertCode(boxes, at, clean));
    },
    press(at: number, event: KeyboardEvent) {
      const move = moves[event.key];
      if (move) {
        event.preventDefault();
        goTo(move(at, length - 1));
      }
      if (event.key === 'Backspace') {
        // Wherever the caret is: first the digit of this box, then that of the one before.
        event.preventDefault();
        apply(eraseBox(boxes, boxes[at] === '' ? Math.max(at - 1, 0) : at));
      }
    },
  };
}
