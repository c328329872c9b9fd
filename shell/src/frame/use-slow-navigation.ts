import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';

const noticedAfterMs = 300;

/** Whether the next page has been awaited for so long that the visitor should see it. */
export function useSlowNavigation(): boolean {
  const isPending = useNavigation().state !== 'idle';
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setIsSlow(true), noticedAfterMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isPending]);
  return isPending && isSlow;
}
