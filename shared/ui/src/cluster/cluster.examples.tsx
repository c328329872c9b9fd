import { Button } from '#button/button.tsx';
import { Cluster } from './cluster';

export const examples = {
  'first left, last right': (
    <Cluster justify="between">
      <h3>Histórico de compras</h3>
      <Button>Comprar novamente</Button>
    </Cluster>
  ),
  'stacked on mobile': (
    <Cluster justify="end" gap={3} stackOnMobile>
      <Button kind="secondary" size="sm">
        Cancelar
      </Button>
      <Button>Confirmar</Button>
    </Cluster>
  ),
};
