import { useState } from 'react';

/** What is being typed over a value: it follows the value whenever that one changes. */
export function useDraft(value: string): [string, (draft: string) => void] {
  const [followed, setFollowed] = useState(value);
  const [draft, setDraft] = useState(value);
  if (followed !== value) {
    setFollowed(value);
    setDraft(value);
  }
  return [draft, setDraft];
}
