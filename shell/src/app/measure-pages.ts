import type { Config } from '@site/platform/config';
import type { PageLog } from '#figures/page-log.ts';
import { savesData } from './saves-data';
import { whenIdle } from './when-idle';

type Choice = Pick<Config, 'figuresUrl' | 'figuresShare'>;

/** Measures what visitors have, last of all: never where the settings name no address, nor for who asks not to be tracked. */
export function measurePages({ figuresUrl, figuresShare }: Choice, log: PageLog): void {
  if (!figuresUrl || savesData() || asksNotToBeTracked()) return;
  if (Math.random() * 100 >= figuresShare) return;
  // A file that does not come is no loss to the visitor: nothing is measured then.
  const measure = () =>
    import('#figures/send-figures.ts').then(({ sendFigures }) => sendFigures(figuresUrl, log));
  whenIdle(() => measure().catch(() => undefined));
}

const asksNotToBeTracked = () =>
  navigator.doNotTrack === '1' ||
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
