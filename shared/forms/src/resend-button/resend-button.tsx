import { useId } from 'react';
import { Button } from '@site/ui/button';
import { Cluster } from '@site/ui/cluster';

interface Props {
  label: string;
  /** Seconds until another code may be requested; 0 if it may be now. */
  remaining: number;
  /** Says how long it takes until then. */
  waits: (seconds: number) => string;
  busy: boolean;
  /** Sends the form around it where nothing else is to be done. */
  onClick?: () => void;
}

/** Asks for a code again, and says beside it when that is possible. */
export function ResendButton({ label, remaining, waits, busy, onClick }: Props) {
  const waitId = useId();
  const isWaiting = remaining > 0;
  return (
    <Cluster gap={3}>
      <Button
        kind="text"
        type={onClick ? 'button' : 'submit'}
        disabled={isWaiting}
        busy={busy}
        aria-describedby={isWaiting ? waitId : undefined}
        {...(onClick && { onClick })}
      >
        {label}
      </Button>
      {isWaiting && <span id={waitId}>{waits(remaining)}</span>}
    </Cluster>
  );
}
