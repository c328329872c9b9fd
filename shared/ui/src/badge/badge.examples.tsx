import { Cluster } from '#cluster/cluster.tsx';
import { Badge } from './badge';

export const examples = {
  all: (
    <Cluster gap={2}>
      <Badge tone="new">Novo</Badge>
      <Badge tone="neutral">Criado</Badge>
      <Badge tone="pending">Pendente</Badge>
      <Badge tone="success">Aprovado</Badge>
      <Badge tone="danger">Cancelado</Badge>
      <Badge tone="info">Reembolsado</Badge>
      <Badge tone="navy">Série 10</Badge>
      <Badge tone="win">Premiado</Badge>
    </Cluster>
  ),
};
