import { useState } from 'react';

/** What is on screen in step 2. */
export type Face = 'choosing' | 'paying' | 'waiting' | 'checking' | 'unanswered' | 'renewing';

/** What the customer is told above the methods, when he is back at them. */
export type Notice = 'declined' | 'expired' | 'cancelled' | 'left' | 'absent';

/** What this page does at the moment, beside what the purchase is in. */
export function useDesk() {
  const [own, show] = useState<Face>();
  const [notice, tell] = useState<Notice>();
  const [round, setRound] = useState(0);
  return {
    /** What this page is doing; nothing when the purchase itself says what is on screen. */
    own,
    show,
    notice,
    tell,
    /** Counts how often the provider's checkout was opened anew for one session. */
    round,
    reopen: () => setRound((count) => count + 1),
  };
}

export type Desk = ReturnType<typeof useDesk>;
