import styles from './price.module.css';

interface PriceProps {
  /** md 22; lg (default) 34; xl 40, the total of an order. */
  size?: 'md' | 'lg' | 'xl';
  /** The formatted amount, 'R$ 5,00'. */
  children: string;
}

/** An amount of money: heavy, in one size, never broken over two lines. */
export function Price({ size = 'lg', children }: PriceProps) {
  return (
    <span className={styles.price} data-size={size} data-long={children.length > 12 || undefined}>
      {children}
    </span>
  );
}
