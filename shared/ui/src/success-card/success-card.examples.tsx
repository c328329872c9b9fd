import { ButtonLink } from '#button-link/button-link.tsx';
import { SuccessCard } from './success-card';

export const examples = {
  'with a sum and what comes next': (
    <SuccessCard
      headline="Recebemos seu pedido"
      amount="R$ 25,00"
      next={{ heading: 'O que acontece agora', steps: ['Confirmamos o pagamento.', 'Os títulos aparecem.'] }}
      actions={<ButtonLink to="/meus-titulos">Ver meus títulos</ButtonLink>}
    />
  ),
  'one sentence': (
    <SuccessCard headline="Pronto" actions={<ButtonLink to="/login">Fazer login</ButtonLink>}>
      <p>Agora você já pode entrar.</p>
    </SuccessCard>
  ),
};
