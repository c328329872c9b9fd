import type { ReactNode } from 'react';
import { check, clock, cross, trophy, type IconShape } from '#icon/icon-shapes.ts';
import { Icon } from '#icon/icon.tsx';
import styles from './badge.module.css';

/** new mango, neutral grey, pending butter, success leaf, danger red, info sky, navy, win dark leaf. */
export type BadgeTone = 'new' | 'neutral' | 'pending' | 'success' | 'danger' | 'info' | 'navy' | 'win';

interface BadgeProps {
  /** The colour, and the icon that goes with it. */
  tone: BadgeTone;
  /** One word: colour never speaks alone. */
  children: ReactNode;
}

const toneIcons: Partial<Record<BadgeTone, IconShape>> = {
  pending: clock,
  success: check,
  danger: cross,
  win: trophy,
};

/** A state in one word: 'Novo', 'Pendente', 'Premiado'. */
export function Badge({ tone, children }: BadgeProps) {
  const icon = toneIcons[tone];
  return (
    <span className={styles.badge} data-tone={tone}>
      {icon && <Icon shape={icon} size="tiny" />}
      <span>{children}</span>
    </span>
  );
}
