import { CodeBoxes } from '@site/ui/code-boxes';
import { type ComponentProps, useRef } from 'react';
import { useController } from 'react-hook-form';
import { useFieldError } from '#form/use-field-error.ts';

interface CodeBoxesFieldProps extends Pick<
  ComponentProps<typeof CodeBoxes>,
  'length' | 'kind' | 'onComplete' | 'disabled' | 'autoFocus'
> {
  /** The field in the form's values; the boxes are called `code-0`, `code-1` (D43). */
  name: string;
  /** The name of the group. */
  label: string;
}

/** A code of four or five boxes in a form (D36); the value is the characters in one. */
export function CodeBoxesField({ name, ...boxes }: CodeBoxesFieldProps) {
  const { field } = useController({ name });
  const group = useRef<HTMLDivElement>(null);

  // The form focuses the first field with an error: that is the first empty box, or the first of all.
  function focusBox() {
    const inputs = [...(group.current?.querySelectorAll('input') ?? [])];
    (inputs.find((input) => input.value === '') ?? inputs[0])?.focus();
  }

  return (
    <div
      ref={(element) => {
        group.current = element;
        field.ref(element && { focus: focusBox });
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) field.onBlur();
      }}
    >
      <CodeBoxes
        {...boxes}
        value={String(field.value ?? '')}
        onChange={field.onChange}
        error={useFieldError(name)}
      />
    </div>
  );
}
