import { ButtonLink } from './button-link';

export const examples = {
  internal: <ButtonLink to="/resultado">Clique aqui</ButtonLink>,
  secondary: (
    <ButtonLink kind="secondary" href="/assets/eventos/RM10/condicoes-gerais.pdf" newTab>
      Condições gerais
    </ButtonLink>
  ),
  accent: (
    <ButtonLink kind="accent" to="/compra">
      Comprar agora
    </ButtonLink>
  ),
};
