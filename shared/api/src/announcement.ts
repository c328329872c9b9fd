import type { ApiError } from './error';

/**
 * What the shell toasts about a failed call (document 1, section 8); `undefined` where it says nothing: the caller
 * speaks for itself (D14), and a 401 is a line on the console only.
 */
export function announcementOf({ announce, kind, serverMessage, text }: ApiError): string | undefined {
  if (announce === 'caller') return undefined;
  switch (kind) {
    case 'network':
      return 'Erro de rede. Por favor, tente novamente.';
    case 'unauthorized':
      return undefined;
    case 'http':
      return `Erro: ${serverMessage ?? 'Algo deu errado'}`;
    case 'contract':
      return text;
    case 'unexpected':
      return 'Erro inesperado. Por favor, tente novamente.';
  }
}
