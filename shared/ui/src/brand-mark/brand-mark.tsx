import styles from './brand-mark.module.css';

interface BrandMarkProps {
  /** The product's name beside the flower, its first word bold; without it only the flower is drawn. */
  name?: string;
  /** header (default): 54, smaller on narrow screens; small: 24; large: 96. */
  size?: 'header' | 'small' | 'large';
}

const petals = [0, 45, 90, 135, 180, 225, 270, 315];
const heads = ['mango', 'coral', 'sea', 'leaf'];

/** The flower of eight dancers and the name. White on a surface marked `data-surface="dark"`. The flower is decoration. */
export function BrandMark({ name, size = 'header' }: BrandMarkProps) {
  const [first, ...rest] = name?.split(' ') ?? [];
  return (
    <span className={styles.mark} data-size={size}>
      <svg className={styles.flower} viewBox="-24 -24 48 48" aria-hidden="true" focusable="false">
        {petals.map((angle, place) => (
          <g key={angle} transform={`rotate(${angle})`}>
            <circle cy="-9.4" r="5.5" className={styles.petal} />
            <circle cy="-19.6" r="3.3" className={styles.head} data-color={heads[place % heads.length]} />
          </g>
        ))}
        <circle r="10.5" className={styles.petal} />
        <circle r="5.4" className={styles.core} />
      </svg>
      {name && (
        <span className={styles.name}>
          <span className={styles.first}>{first}</span> {rest.join(' ')}
        </span>
      )}
    </span>
  );
}
