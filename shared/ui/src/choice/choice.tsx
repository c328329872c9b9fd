import type { ComponentProps, ReactNode } from 'react';
import { check } from '#icon/icon-shapes.ts';
import { Icon } from '#icon/icon.tsx';
import styles from './choice.module.css';

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'type'> {
  /** One of several, or yes and no. */
  type: 'radio' | 'checkbox';
  /** The words, part of the target. */
  children: ReactNode;
}

/** A native radio button or checkbox, 24 pixels in a label of 44. */
export function Choice({ type, children, ...rest }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <span className={styles.box}>
        <input {...rest} type={type} className={styles.input} />
        {type === 'checkbox' && (
          <span className={styles.tick}>
            <Icon shape={check} size="tiny" />
          </span>
        )}
      </span>
      <span>{children}</span>
    </label>
  );
}
