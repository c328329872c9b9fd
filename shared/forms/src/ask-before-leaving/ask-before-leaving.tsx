import { isPageNavigating } from '@site/platform/page-navigate';
import { Button } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { text } from './ask-before-leaving.text';

interface AskBeforeLeavingProps {
  /** Whether something would be lost. */
  isEdited: boolean;
  /** Whether a closed or reloaded tab would lose something; as `isEdited` when left out. */
  isLostWithTab?: boolean;
  /** The beginning of the addresses that belong to the form, where it has several pages. */
  within?: string;
  /** They leave all the same: what was typed may be forgotten. */
  onLeave?: () => void;
}

/**
 * Asks before an edited form is left: by a link or Back in a dialog, with the tab in the browser's own words. Where the
 * form itself navigates after its call, and where a session ends, nobody is asked.
 */
export function AskBeforeLeaving({
  isEdited,
  isLostWithTab = isEdited,
  within,
  onLeave,
}: AskBeforeLeavingProps) {
  const blocker = useBlocker(({ currentLocation: { pathname }, nextLocation: next }) => {
    const isSamePlace = within === undefined ? next.pathname === pathname : isUnder(next.pathname, within);
    return isEdited && !isSamePlace && !isPageNavigating();
  });

  useEffect(() => {
    // A listener keeps the page out of the browser's memory of pages for Back, so there is none without need.
    if (!isLostWithTab) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isLostWithTab]);

  if (blocker.state !== 'blocked') return null;

  function leave() {
    onLeave?.();
    blocker.proceed?.();
  }

  return (
    <Dialog
      title={text.title}
      size="small"
      onClose={() => blocker.reset()}
      actions={
        <>
          <Button kind="secondary" onClick={leave}>
            {text.leave}
          </Button>
          <Button onClick={() => blocker.reset()}>{text.stay}</Button>
        </>
      }
    >
      <p>{text.lost}</p>
    </Dialog>
  );
}

const isUnder = (pathname: string, start: string) => pathname.toLowerCase().startsWith(start.toLowerCase());
