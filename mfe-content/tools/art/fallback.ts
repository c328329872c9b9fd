import { mark } from './mark';
import { drawing, el } from './svg';

const grey = { flower: '#B9C6DA', core: '#E4F2FB', heads: ['#B9C6DA'] };

/** What stands where a campaign's picture does not come: the grey flower on sky (DESIGN, section 8). */
export const fallback = (): string =>
  drawing(
    [0, 0, 640, 420],
    el('rect', { width: 640, height: 420, fill: '#E4F2FB' }),
    el('g', { transform: 'translate(320 210) scale(4)' }, mark(grey)),
  );
