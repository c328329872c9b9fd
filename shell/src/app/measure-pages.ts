import type { Config } from '@site/platform/config';
import type { PageLog } from '#figures/page-log.ts';
import { savesData } from './saves-data';
import { whenIdle } from './when-idle';

type Choice = Pick<Config, 'figuresUrl' | 'figuresShare'>;

/**
 * Measures page timings, last of all: only if the settings name an address, and not for visitors who ask not to be
 * tracked.
 */
export function measurePages({ figuresUrl, figuresShare }: Choice, log: PageLog): void {
  if (!figuresUrl || savesData() || asksNotToBeTracked()) return;
  if (Math.random() * 100 >= figuresShare) return;
  // If the file fails to load, nothing is measured; the visitor does not notice.
  const measure = () =>
    import('#figures/send-figures.ts').then(({ sendFigures }) => sendFigures(figuresUrl, log));
  whenIdle(() => measure().catch(() => undefined));
}

const asksNotToBeTracked = () =>
  navigator.doNotTrack === '1' ||
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
