import { element } from './element';

const words: Record<string, string> = {
  SUCCEEDED: 'Pagamento aprovado',
  READY_TO_PAY: 'Aguardando pagamento',
  PENDING: 'Pagamento em análise',
  DECLINED: 'Pagamento recusado',
  EXPIRED: 'O prazo para pagar terminou',
  REFUNDED: 'Pagamento devolvido',
};

/** The provider's own words for a status. */
export const statusView = (status: string) =>
  element(
    'p',
    { class: 'yuno-note', role: 'status' },
    words[status] ?? 'Não foi possível concluir o pagamento',
  );
