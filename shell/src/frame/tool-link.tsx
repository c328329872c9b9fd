import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '@site/ui/icon';
import type { IconShape } from '@site/ui/icon-shapes';
import styles from './tool-link.module.css';

interface Props extends Omit<ComponentProps<typeof Link>, 'className' | 'children' | 'aria-label'> {
  icon: IconShape;
  /** The accessible name, with the count in it. */
  label: string;
  /** A number on the icon's shoulder; none at zero. */
  count?: number;
}

/** A round icon of the header that leads to a page. */
export function ToolLink({ icon, label, count = 0, ...rest }: Props) {
  return (
    <Link {...rest} className={styles.tool} aria-label={label}>
      <Icon shape={icon} />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  );
}
