import { useId } from 'react';
import { dancersOf, rings } from './ring';
import { SkirtPattern } from './skirt-pattern';
import styles from './roda.module.css';

interface RodaProps {
  /** 14 (default) for a scene, 16 with a larger sun for a value. */
  dancers?: 14 | 16;
  /** Two bars on the sun: the sales are paused. */
  pause?: boolean;
  /** A tick on the sun: something is done. */
  done?: boolean;
  /** A thin outer ring, as on the home. */
  halo?: boolean;
  /** Turns by 24 degrees once when it appears, unless the visitor wants less motion. */
  turn?: boolean;
  /** What is shown on the sun: an amount, up to 'R$ 1.000.000,00'. */
  children?: string;
}

const bell = 'M-21,0C-17,-17 -8,-25 -6.5,-43Q0,-50 6.5,-43C8,-25 17,-17 21,0Q0,8 -21,0Z';

/** People in a ring holding hands around a sun: the one idea of the site. As wide as its place; decoration. */
export function Roda({ dancers: count = 14, pause, done, halo, turn, children }: RodaProps) {
  const clip = useId();
  const { feet, scale, sun, beads } = rings[count];
  const dancers = dancersOf(count);

  return (
    <div className={styles.roda}>
      <svg viewBox="-345 -345 690 690" className={styles.ring} aria-hidden="true" focusable="false">
        {halo && <circle r="342" className={styles.halo} />}
        <circle r="318" className={styles.ground} />
        <circle r={sun} className={styles.sun} />
        <circle r={beads} className={styles.beads} />
        {pause && <path d="M-29.5,-43.5v87M29.5,-43.5v87" className={styles.pause} />}
        {done && <path d="M-42,4l30,30l54,-62" className={styles.done} />}
        <clipPath id={clip}>
          <path d={bell} />
        </clipPath>
        <g className={styles.dancers} data-turn={turn || undefined}>
          {dancers.map(({ angle, arms, skirt }) => (
            <path
              key={angle}
              d={arms.join('')}
              className={styles.arms}
              data-skirt={skirt}
              strokeWidth={6 * scale}
            />
          ))}
          {dancers.map(({ angle, scale: size, skirt, pattern, skin }) => (
            <g
              key={angle}
              transform={`rotate(${angle}) translate(0,${-feet}) scale(${size})`}
              data-skirt={skirt}
            >
              <path d={bell} className={styles.skirt} />
              <g clipPath={`url(#${clip})`}>
                <SkirtPattern pattern={pattern} />
              </g>
              <circle cy="-57.5" r="9" className={styles.head} data-skin={skin} />
            </g>
          ))}
        </g>
      </svg>
      {children && (
        <div className={styles.center} data-length={lengthOf(children)}>
          {children}
        </div>
      )}
    </div>
  );
}

function lengthOf({ length }: string): 'long' | 'longest' | undefined {
  if (length > 13) return 'longest';
  return length > 9 ? 'long' : undefined;
}
