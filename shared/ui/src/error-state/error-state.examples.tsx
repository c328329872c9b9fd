import { ErrorState } from './error-state';

function retry() {}

export const examples = {
  'may try again': <ErrorState onRetry={retry}>Erro de rede. Por favor, tente novamente.</ErrorState>,
  'tries again': (
    <ErrorState onRetry={retry} retrying>
      Erro de rede. Por favor, tente novamente.
    </ErrorState>
  ),
  'nothing to try': <ErrorState>Página indisponível</ErrorState>,
};
