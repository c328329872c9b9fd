import { CardLink } from './card-link';

export const examples = {
  'a campaign': (
    <CardLink to="/meus-titulos/RM10" padding="snug">
      <h3>Raspe Mais</h3>
      <p>Série 10</p>
    </CardLink>
  ),
};
