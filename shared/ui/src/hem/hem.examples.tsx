import { Hem } from './hem';

export const examples = { footer: <Hem />, sea: <Hem tone="sea" size="lg" /> };
