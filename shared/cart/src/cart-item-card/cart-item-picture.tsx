import { useState } from 'react';
import { Flower } from '@site/ui/flower';
import styles from './cart-item-picture.module.css';

/** The campaign's picture, which is decoration beside the name; where it does not load, the grey flower keeps its place (D32). */
export function CartItemPicture({ address }: { address: string }) {
  const [failed, setFailed] = useState<string>();
  return (
    <div className={styles.frame}>
      {failed === address ? (
        <Flower />
      ) : (
        <img
          className={styles.picture}
          src={address}
          alt=""
          width={640}
          height={420}
          onError={() => setFailed(address)}
        />
      )}
    </div>
  );
}
