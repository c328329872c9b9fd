import type { ApiError } from './error';
import { failureDisplay } from './failure-policy';

/**
 * The shell's toast for a failed call (document 1, section 8); `undefined` if it shows none: the caller shows its
 * own message (D14), or the session is over, which the shell handles elsewhere (D12).
 */
export function announcementOf(error: ApiError): string | undefined {
  if (error.announce === 'caller') return undefined;
  if (error.kind === 'http') return `Erro: ${error.serverMessage ?? 'Algo deu errado'}`;
  const { action, text } = failureDisplay(error);
  return action === 'login' ? undefined : text;
}
