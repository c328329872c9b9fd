import { RoundMark } from './round-mark';

export const examples = { 'the second round': <RoundMark index={2} /> };
