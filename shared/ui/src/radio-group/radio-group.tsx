import { useId, type ComponentProps, type ReactNode } from 'react';
import { Choice } from '#choice/choice.tsx';
import { FieldMessage } from '#field/field-message.tsx';
import { RequiredMark } from '#field/required-mark.tsx';
import fieldStyles from '#field/field.module.css';
import styles from './radio-group.module.css';

interface RadioGroupProps extends Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type' | 'children' | 'defaultChecked' | 'checked'
> {
  /** The question. */
  legend: ReactNode;
  /** The options, in order. */
  options: readonly { value: string; label: ReactNode }[];
  /** The name that the radios share; their keyboard group. */
  name: string;
  /** One under the other instead of side by side. */
  stacked?: boolean;
  /** What is wrong, or nothing. */
  error?: ReactNode;
}

/** One choice out of a few. `value` and `onChange`, or what react-hook-form's `register` gives, go to every radio. */
export function RadioGroup({
  legend,
  options,
  name,
  value,
  defaultValue,
  required,
  stacked,
  error,
  ...rest
}: RadioGroupProps) {
  const messageId = useId();
  return (
    <fieldset
      className={fieldStyles.field}
      role="radiogroup"
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? messageId : undefined}
    >
      <legend className={fieldStyles.label}>
        <span>{legend}</span>
        {required && <RequiredMark />}
      </legend>
      <div className={styles.options} data-stacked={stacked || undefined}>
        {options.map((option) => (
          <Choice
            {...rest}
            key={option.value}
            type="radio"
            name={name}
            value={option.value}
            {...(value !== undefined && { checked: value === option.value })}
            {...(defaultValue !== undefined && { defaultChecked: defaultValue === option.value })}
          >
            {option.label}
          </Choice>
        ))}
      </div>
      {error && (
        <FieldMessage id={messageId} tone="error" hasIcon>
          {error}
        </FieldMessage>
      )}
    </fieldset>
  );
}
