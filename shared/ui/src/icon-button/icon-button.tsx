import type { ComponentProps } from 'react';
import type { IconShape } from '#icon/icon-shapes.ts';
import { Icon } from '#icon/icon.tsx';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'children' | 'aria-label'
> {
  /** Which icon. */
  icon: IconShape;
  /** What the button does, in words. */
  label: string;
  /** plain: no ground (default); sky: a pale disc; navy: a dark one. */
  tone?: 'plain' | 'sky' | 'navy';
  /** 44 (default) or 48 pixels. */
  size?: 'md' | 'lg';
}

/** A round button that shows only an icon. */
export function IconButton({
  icon,
  label,
  tone = 'plain',
  size = 'md',
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={styles.button}
      data-tone={tone}
      data-size={size}
    >
      <Icon shape={icon} size={tone === 'plain' ? 'small' : 'normal'} />
    </button>
  );
}
