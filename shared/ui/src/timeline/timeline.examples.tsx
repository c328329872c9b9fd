import { Timeline } from './timeline';

const asked = { title: 'Pedido solicitado', when: '12/09/2025 às 14:02', state: 'done' } as const;
const waited = { title: 'Aguardando pagamento', when: '12/09/2025 às 14:03', state: 'done' } as const;

export const examples = {
  concluded: (
    <Timeline
      label="Pedido RM10-000482"
      events={[asked, waited, { title: 'Pedido concluído', when: '12/09/2025 às 14:05', state: 'concluded' }]}
    />
  ),
  waiting: <Timeline label="Pedido RM10-000417" events={[asked, { ...waited, state: 'current' }]} />,
  cancelled: (
    <Timeline
      label="Pedido RV09-000163"
      events={[asked, waited, { title: 'Pedido cancelado', when: '21/06/2025 às 09:15', state: 'cancelled' }]}
    />
  ),
};
