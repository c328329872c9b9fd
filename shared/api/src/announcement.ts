import type { ApiError } from './error';
import { tellingOf } from './failure-policy';

/**
 * What the shell toasts about a failed call (document 1, section 8); `undefined` where it says nothing: the caller
 * speaks for itself (D14), or the session is over, which is told elsewhere (D12).
 */
export function announcementOf(error: ApiError): string | undefined {
  if (error.announce === 'caller') return undefined;
  if (error.kind === 'http') return `Erro: ${error.serverMessage ?? 'Algo deu errado'}`;
  const { action, text } = tellingOf(error);
  return action === 'login' ? undefined : text;
}
