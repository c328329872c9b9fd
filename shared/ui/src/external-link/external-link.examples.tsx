import { ExternalLink } from './external-link';

export const examples = {
  'inside a sentence': (
    <p>
      Leia as <ExternalLink href="/condicoes-gerais.pdf">condições gerais</ExternalLink>.
    </p>
  ),
  standalone: (
    <ExternalLink href="/condicoes-gerais.pdf" standalone>
      Condições gerais
    </ExternalLink>
  ),
};
