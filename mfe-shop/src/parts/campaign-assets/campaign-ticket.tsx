import { useState } from 'react';
import { Flower } from '@site/ui/flower';
import styles from './campaign-ticket.module.css';

/** A campaign's cartela, which is decoration beside its name; the grey flower where it does not load (D32). */
export function CampaignTicket({ address }: { address: string }) {
  const [failed, setFailed] = useState<string>();
  if (failed === address) {
    return (
      <span className={styles.missing}>
        <Flower />
      </span>
    );
  }
  return (
    <img
      className={styles.ticket}
      src={address}
      alt=""
      width={640}
      height={420}
      onError={() => setFailed(address)}
    />
  );
}
