import { Button } from '#button/button.tsx';
import { Facts } from '#facts/facts.tsx';
import { SplitCard } from './split-card';

export const examples = {
  'what is paid, then how': (
    <SplitCard
      tinted="first"
      first={<Facts items={[{ term: 'Raspe Mais, 5 títulos', value: 'R$ 25,00' }]} />}
      second={<Button fill="always">Pagar</Button>}
    />
  ),
  'what is given, then what comes for it': (
    <SplitCard
      tinted="second"
      first={<Facts items={[{ term: 'Total', value: 'R$ 25,00' }]} />}
      second={<p>5 novos títulos digitais</p>}
    />
  ),
};
