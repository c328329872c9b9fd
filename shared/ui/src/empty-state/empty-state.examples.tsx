import { ButtonLink } from '#button-link/button-link.tsx';
import { EmptyState } from './empty-state';

export const examples = {
  'one sentence': <EmptyState>Você não tem nenhum título para o ano de 2024</EmptyState>,
  'with an action': (
    <EmptyState action={<ButtonLink to="/compra">Comprar agora</ButtonLink>}>
      Seu carrinho está vazio
    </EmptyState>
  ),
};
