import type { ComponentProps, ReactNode } from 'react';
import { useFieldControl } from '#field/field-control.ts';
import { alertCircle } from '#icon/icon-shapes.ts';
import { Icon } from '#icon/icon.tsx';
import styles from '#field/field.module.css';

/** The attributes of a native input, without its looks. */
export interface TextInputProps extends Omit<ComponentProps<'input'>, 'className' | 'style'> {
  /** A control at the right end, 44 pixels wide. */
  trailing?: ReactNode;
}

/** One line of text. Inside a `Field` it takes id and ARIA from there. */
export function TextInput({ trailing, type = 'text', ...rest }: TextInputProps) {
  const control = useFieldControl();
  const isInvalid = control['aria-invalid'];
  const controls = Number(Boolean(trailing)) + Number(Boolean(isInvalid));
  return (
    <div className={styles.control}>
      <input
        {...control}
        {...rest}
        type={type}
        className={styles.input}
        data-trailing={[undefined, 'one', 'two'][controls]}
      />
      {isInvalid && (
        <span className={styles.trailing} data-tone="error" data-second={trailing ? '' : undefined}>
          <Icon shape={alertCircle} />
        </span>
      )}
      {trailing && <span className={styles.trailing}>{trailing}</span>}
    </div>
  );
}
