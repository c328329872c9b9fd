import { useEffect, useRef } from 'react';
import { type CallSentences, isApiError } from '@site/api/error';
import { tellingOf } from '@site/api/failure-policy';
import { useToasts } from '#toasts/toasts.tsx';

interface Options {
  /** The sentences of this screen, before those of the call. */
  says?: CallSentences;
  /** Puts a sentence beside the field that it is about: `besideField` of `@site/forms/failure`. */
  beside?: (text: string) => void;
  /** Puts the server's words beside that field as well, where a toast has the call's own. */
  explain?: (text: string) => void;
}

/**
 * The one way to tell the customer that an action failed, by the policy of `@site/api/failure-policy`: in a toast or
 * beside the field. It says nothing of a session that is over: the shell tells that and leads to the login (D12).
 */
export function useTellFailure(): (error: unknown, options?: Options) => void {
  const toasts = useToasts();
  return (error, { says, beside, explain } = {}) => {
    const { action, text, tone } = tellingOf(error, says);
    if (action === 'login') return;
    if (action === 'field' && beside) beside(text);
    else toasts[tone](text);
    if (explain && isApiError(error) && error.serverMessage) explain(error.serverMessage);
  };
}

/** Tells the failure of a query that has no face on the page, once per failure. */
export function useToldFailure(error: unknown, says?: CallSentences): void {
  const tellFailure = useTellFailure();
  const tell = useRef(() => undefined as void);
  useEffect(() => {
    tell.current = () => tellFailure(error, { says });
  });
  useEffect(() => {
    if (error !== undefined) tell.current();
  }, [error]);
}
