import { Roda } from './roda';

export const examples = {
  'the sales are paused': <Roda pause halo turn />,
  'a prize': <Roda dancers={16}>R$ 100,00</Roda>,
};
