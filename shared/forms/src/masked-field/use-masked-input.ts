import { applyMaskedInput, formatMask, type Mask, unformatMask } from '@site/domain/mask';
import { type CompositionEvent, type FormEvent, useLayoutEffect, useRef } from 'react';
import { useController } from 'react-hook-form';

interface MaskedInputOptions {
  name: string;
  mask: Mask;
  pasted?: ((text: string) => string) | undefined;
  upperCase?: boolean | undefined;
}

/**
 * The attributes of a masked input. The browser edits first and the mask follows, so nothing is prevented; React
 * does not control the text, because writing it while a keyboard composes loses or reorders characters (C1).
 */
export function useMaskedInput({ name, mask, pasted, upperCase = false }: MaskedInputOptions) {
  const { field } = useController({ name });
  const input = useRef<HTMLInputElement>(null);
  const raw = String(field.value ?? '');

  // The form's value changed without the keyboard: a draft, a reset.
  useLayoutEffect(() => {
    if (input.current && unformatMask(mask, input.current.value) !== raw) {
      input.current.value = formatMask(mask, raw);
    }
  }, [mask, raw]);

  function read(element: HTMLInputElement, { inputType = '' }: Partial<InputEvent> = {}) {
    const typed = upperCase ? element.value.toUpperCase() : element.value;
    const isPasted =
      inputType === 'insertFromPaste' ||
      unformatMask('*'.repeat(typed.length), typed).length > raw.length + 1;
    const text = isPasted && pasted ? pasted(typed) : typed;
    const held = applyMaskedInput({
      mask,
      before: raw,
      text,
      caret: text === typed ? (element.selectionStart ?? text.length) : text.length,
      isForwardDelete: inputType === 'deleteContentForward',
    });
    if (element.value !== held.shown) element.value = held.shown;
    // Safari moves the focus to where a selection is set.
    if (element === document.activeElement) element.setSelectionRange(held.caret, held.caret);
    field.onChange(held.raw);
  }

  return {
    name,
    defaultValue: formatMask(mask, raw),
    ref: (element: HTMLInputElement | null) => {
      input.current = element;
      field.ref(element);
    },
    onChange: ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) => {
      const event: Partial<InputEvent> = nativeEvent;
      if (event.isComposing) field.onChange(unformatMask(mask, currentTarget.value));
      else read(currentTarget, event);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => read(currentTarget),
    onBlur: field.onBlur,
  };
}
