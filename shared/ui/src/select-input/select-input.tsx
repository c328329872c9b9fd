import type { ComponentProps } from 'react';
import { useFieldControl } from '#field/field-control.ts';
import { alertCircle, chevronDown } from '#icon/icon-shapes.ts';
import { Icon } from '#icon/icon.tsx';
import styles from '#field/field.module.css';

/** A native select; its options are the children. Inside a `Field` it takes id and ARIA from there. */
export function SelectInput(props: Omit<ComponentProps<'select'>, 'className' | 'style' | 'multiple'>) {
  const control = useFieldControl();
  const isInvalid = control['aria-invalid'];
  return (
    <div className={styles.control}>
      <select {...control} {...props} className={styles.input} data-trailing={isInvalid ? 'two' : 'one'} />
      {isInvalid && (
        <span className={styles.trailing} data-tone="error" data-second="">
          <Icon shape={alertCircle} />
        </span>
      )}
      <span className={styles.trailing} data-tone="chevron">
        <Icon shape={chevronDown} size="small" />
      </span>
    </div>
  );
}
