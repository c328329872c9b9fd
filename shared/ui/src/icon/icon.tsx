import { iconShapes } from './icon-shapes';
import styles from './icon.module.css';

/** The name of an icon of the site. */
export type IconName = keyof typeof iconShapes;

interface IconProps {
  /** Which icon. */
  name: IconName;
  /** 16, 20, 24 (default) or 30 pixels. */
  size?: 'tiny' | 'small' | 'normal' | 'large';
}

/** An icon in the colour of the text. It is decoration: the word beside it, or the control's name, says it. */
export function Icon({ name, size = 'normal' }: IconProps) {
  const shape: { stroke?: string; fill?: string } = iconShapes[name];
  return (
    <svg className={styles.icon} data-size={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {shape.stroke && <path className={styles.stroke} d={shape.stroke} />}
      {shape.fill && <path className={styles.fill} d={shape.fill} />}
    </svg>
  );
}
