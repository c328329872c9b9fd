import type { ReactNode } from 'react';
import { alertCircle, checkCircle, info, type IconShape } from '#icon/icon-shapes.ts';
import { Icon } from '#icon/icon.tsx';
import { WholeWords } from '#whole-words/whole-words.tsx';
import styles from './banner.module.css';

type BannerTone = 'info' | 'warning' | 'error' | 'success';

interface BannerProps {
  /** The colour and the icon. */
  tone: BannerTone;
  /** It appears while the visitor is on the page: status is read in turn, alert at once. */
  announce?: 'status' | 'alert';
  /** One sentence or two. */
  children: ReactNode;
}

const toneIcons: Record<BannerTone, IconShape> = {
  info,
  warning: alertCircle,
  error: alertCircle,
  success: checkCircle,
};

/** A tinted message inside a page. */
export function Banner({ tone, announce, children }: BannerProps) {
  return (
    <div className={styles.banner} data-tone={tone} role={announce}>
      <span className={styles.icon}>
        <Icon shape={toneIcons[tone]} />
      </span>
      <div>
        <WholeWords phones>{children}</WholeWords>
      </div>
    </div>
  );
}
