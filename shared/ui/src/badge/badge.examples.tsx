import { Badge } from './badge';

export const examples = {
  all: (
    <>
      <Badge tone="new">Novo</Badge>
      <Badge tone="neutral">Criado</Badge>
      <Badge tone="pending">Pendente</Badge>
      <Badge tone="success">Aprovado</Badge>
      <Badge tone="danger">Cancelado</Badge>
      <Badge tone="info">Reembolsado</Badge>
      <Badge tone="navy">Série 10</Badge>
      <Badge tone="win">Premiado</Badge>
    </>
  ),
};
