import type { ReactNode } from 'react';
import { Icon, type IconName } from '#icon/icon.tsx';
import styles from './badge.module.css';

/** new mango, neutral grey, pending butter, success leaf, danger red, info sky, navy, win dark leaf. */
export type BadgeTone = 'new' | 'neutral' | 'pending' | 'success' | 'danger' | 'info' | 'navy' | 'win';

interface BadgeProps {
  /** The colour, and the icon that goes with it. */
  tone: BadgeTone;
  /** Another icon than the tone's own. */
  icon?: IconName;
  /** One word: colour never speaks alone. */
  children: ReactNode;
}

const toneIcons: Partial<Record<BadgeTone, IconName>> = {
  pending: 'clock',
  success: 'check',
  danger: 'cross',
  win: 'trophy',
};

/** A state in one word: 'Novo', 'Pendente', 'Premiado'. */
export function Badge({ tone, icon = toneIcons[tone], children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {icon && <Icon name={icon} size="tiny" />}
      {children}
    </span>
  );
}
