import { ButtonLink } from '#button-link/button-link.tsx';
import { Flower } from '#flower/flower.tsx';
import { DayHero } from './day-hero';

export const examples = {
  'a campaign': (
    <DayHero
      title="Raspe mais"
      subtitle="Série 10"
      actions={
        <ButtonLink kind="accent" fill="mobile" to="/carrinho">
          Comprar
        </ButtonLink>
      }
      ticket={() => <Flower />}
    >
      São 250 mil prêmios instantâneos de até R$ 100.000.
    </DayHero>
  ),
};
