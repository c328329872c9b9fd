import { type ChangeEvent, type MouseEvent, useId, useRef } from 'react';
import { digitsOf } from '@site/domain/digits';
import { Icon } from '@site/ui/icon';
import { minus, plus } from '@site/ui/icon-shapes';
import { Reason } from '@site/ui/reason';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import { text } from './quantity-control.text';
import styles from './quantity-control.module.css';

interface Props {
  /** The item's name, so that each control on a page has names of its own. */
  name: string;
  quantity: number;
  /** The largest quantity that can be chosen. */
  limit: number;
  /** Adds to the quantity; negative takes away. */
  onAdd: (by: number) => void;
  onSet: (quantity: number) => void;
}

const steps = [5, 10];

/** How many: − value +, +5, +10 and 'Limpar', between 0 and the limit. The value may be typed, digits only. */
export function QuantityControl({ name, quantity, limit, onAdd, onSet }: Props) {
  const [fullId, emptyId] = [useId(), useId()];
  const value = useRef<HTMLInputElement>(null);
  const isEmpty = quantity <= 0;
  const isFull = quantity >= limit;

  const add = (by: number, event: MouseEvent) => {
    const next = quantity + by;
    onAdd(by);
    if (next <= 0 || next >= limit) keepFocus(event);
  };
  const clear = (event: MouseEvent) => {
    onSet(0);
    keepFocus(event);
  };
  // A button that disables itself loses the focus when it was pressed by keyboard (a click without a
  // pointer).
  const keepFocus = (event: MouseEvent) => event.detail === 0 && value.current?.focus();
  const type = (event: ChangeEvent<HTMLInputElement>) => onSet(Number(digitsOf(event.target.value)));

  return (
    <div className={styles.control} role="group" aria-label={text.group(name)}>
      <div className={styles.stepper}>
        <button
          type="button"
          className={styles.step}
          aria-label={text.decrease(name)}
          disabled={isEmpty}
          aria-describedby={isEmpty ? emptyId : undefined}
          onClick={(event) => add(-1, event)}
        >
          <Icon shape={minus} size="small" />
        </button>
        <input
          ref={value}
          className={styles.value}
          aria-label={text.group(name)}
          inputMode="numeric"
          autoComplete="off"
          value={quantity}
          onChange={type}
          onFocus={(event) => event.target.select()}
        />
        <button
          type="button"
          className={styles.step}
          aria-label={text.increase(name)}
          disabled={isFull}
          aria-describedby={isFull ? fullId : undefined}
          onClick={(event) => add(1, event)}
        >
          <Icon shape={plus} size="small" />
        </button>
      </div>
      {steps.map((step) => (
        <button
          key={step}
          type="button"
          className={styles.more}
          disabled={isFull}
          aria-describedby={isFull ? fullId : undefined}
          onClick={(event) => add(step, event)}
        >
          {text.add(step)}
          <VisuallyHidden>{text.addTo(name)}</VisuallyHidden>
        </button>
      ))}
      <button
        type="button"
        className={styles.clear}
        disabled={isEmpty}
        aria-describedby={isEmpty ? emptyId : undefined}
        onClick={clear}
      >
        {text.clear}
        <VisuallyHidden>{text.clearOf(name)}</VisuallyHidden>
      </button>
      {/* The zero beside the buttons says it to the eye. */}
      <span id={emptyId} hidden>
        {text.empty}
      </span>
      {isFull && (
        <div className={styles.reason}>
          <Reason id={fullId}>{text.full}</Reason>
        </div>
      )}
    </div>
  );
}
