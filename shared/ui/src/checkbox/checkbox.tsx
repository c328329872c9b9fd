import { useId, type ComponentProps, type ReactNode } from 'react';
import { Choice } from '#choice/choice.tsx';
import { FieldMessage } from '#field/field-message.tsx';

interface CheckboxProps extends Omit<ComponentProps<typeof Choice>, 'type'> {
  /** What is wrong, or nothing. */
  error?: ReactNode;
}

/** One yes-or-no question, with its error below. */
export function Checkbox({ error, children, ...rest }: CheckboxProps) {
  const messageId = useId();
  const aria = error ? { 'aria-invalid': true as const, 'aria-describedby': messageId } : {};
  return (
    <div>
      <Choice {...aria} {...rest} type="checkbox">
        {children}
      </Choice>
      {error && (
        <FieldMessage id={messageId} tone="error" hasIcon>
          {error}
        </FieldMessage>
      )}
    </div>
  );
}
