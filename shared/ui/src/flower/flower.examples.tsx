import { Flower } from './flower';

export const examples = { disc: <Flower /> };
