import { Card } from './card';

export const examples = {
  plain: (
    <Card>
      <p>Dados bancários</p>
    </Card>
  ),
  'a named article': (
    <Card as="article" padding="snug" labelledBy="card-example">
      <h3 id="card-example">Rodada 2</h3>
      <p>Sorteio Encerrado</p>
    </Card>
  ),
  win: (
    <Card tone="win" padding="snug">
      <p>Rodada 1</p>
    </Card>
  ),
};
