import type { IconShape } from './icon-shapes';
import styles from './icon.module.css';

interface IconProps {
  /** Which icon. */
  shape: IconShape;
  /** 16, 20, 24 (default) or 30 pixels. */
  size?: 'tiny' | 'small' | 'normal' | 'large';
}

/** An icon in the colour of the text. It is decoration: the word beside it, or the control's name, says it. */
export function Icon({ shape, size = 'normal' }: IconProps) {
  return (
    <svg className={styles.icon} data-size={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {shape.stroke && <path className={styles.stroke} d={shape.stroke} />}
      {shape.fill && <path className={styles.fill} d={shape.fill} />}
    </svg>
  );
}
