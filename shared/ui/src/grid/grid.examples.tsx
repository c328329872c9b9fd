import { Card } from '#card/card.tsx';
import { Grid } from './grid';

const cards = ['Raspe Mais', 'Roda de Verão', 'Quintal em Festa', 'Ciranda do Mar'].map((name) => (
  <Card key={name}>
    <p>{name}</p>
  </Card>
));

export const examples = {
  aside: <Grid layout="aside">{cards.slice(0, 2)}</Grid>,
  panel: <Grid layout="panel">{cards.slice(0, 2)}</Grid>,
  cards: <Grid layout="cards">{cards}</Grid>,
  'fluid cards': <Grid layout="fluid-cards">{cards}</Grid>,
  quarters: <Grid layout="quarters">{cards}</Grid>,
  pairs: <Grid layout="pairs">{cards.slice(0, 2)}</Grid>,
  halves: <Grid layout="halves">{cards}</Grid>,
  thirds: <Grid layout="thirds">{cards.slice(0, 3)}</Grid>,
};
