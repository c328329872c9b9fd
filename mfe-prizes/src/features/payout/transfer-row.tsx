import { useNavigate } from 'react-router-dom';
import { type Cents, formatMoney } from '@site/domain/money';
import { Button } from '@site/ui/button';
import { payoutId as payoutOfTab } from './payout.storage';
import { text } from './payout.text';
import styles from './transfers.module.css';

interface Props {
  /** Nothing where nobody tells it. */
  amount: Cents | undefined;
  words: string;
  /** The way on. With a payout, that is the one of this tab from then on. */
  action: { name: string; to: string; payoutId?: string };
  /** The customer has to do something. */
  isUrgent?: boolean;
}

/** One transfer: how much, its state, and the next step. */
export function TransferRow({ amount, words, action, isUrgent = false }: Props) {
  const navigate = useNavigate();

  function goOn() {
    if (action.payoutId) payoutOfTab.write(action.payoutId);
    void navigate(action.to);
  }

  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3>{amount === undefined ? text.waitingWithoutAmount : text.waitingFor(formatMoney(amount))}</h3>
        <p>{words}</p>
      </div>
      <Button kind={isUrgent ? 'accent' : 'secondary'} size="sm" onClick={goOn}>
        {action.name}
      </Button>
    </li>
  );
}
