import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useToasts } from '@site/platform/toasts';

interface Props {
  /** What is missing. */
  because: string;
  to: string;
}

/** In place of a page that cannot be shown: says why and leads to where it begins. */
export function TurnedAway({ because, to }: Props) {
  const toasts = useToasts();
  const navigate = useNavigate();

  useEffect(() => {
    toasts.error(because);
    void navigate(to, { replace: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- it happens once, when the page would have appeared
  }, []);

  return null;
}
