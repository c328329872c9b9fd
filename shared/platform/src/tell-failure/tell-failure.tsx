import { useEffect, useRef } from 'react';
import { type CallTexts, isApiError } from '@site/api/error';
import { failureDisplay } from '@site/api/failure-policy';
import { useToasts } from '#toasts/toasts.tsx';

interface Options {
  /** The messages of this screen; they come before those of the call. */
  texts?: CallTexts;
  /** Shows a message next to the field that it is about: `besideField` of `@site/forms/failure`. */
  beside?: (text: string) => void;
  /** Shows the server's message next to that field as well, while a toast has the call's own. */
  explain?: (text: string) => void;
}

/**
 * The one way to tell the customer that an action failed, by the policy of `@site/api/failure-policy`: in a toast
 * or next to the field. It does nothing if the session is over: the shell shows that and redirects to the login
 * (D12).
 */
export function useTellFailure(): (error: unknown, options?: Options) => void {
  const toasts = useToasts();
  return (error, { texts, beside, explain } = {}) => {
    const { action, text, tone } = failureDisplay(error, texts);
    if (action === 'login') return;
    if (action === 'field' && beside) beside(text);
    else toasts[tone](text);
    if (explain && isApiError(error) && error.serverMessage) explain(error.serverMessage);
  };
}

/** Shows the failure of a query that has no place on the page, once per failure. */
export function useToldFailure(error: unknown, texts?: CallTexts): void {
  const tellFailure = useTellFailure();
  const tell = useRef(() => undefined as void);
  useEffect(() => {
    tell.current = () => tellFailure(error, { texts });
  });
  useEffect(() => {
    if (error !== undefined) tell.current();
  }, [error]);
}
