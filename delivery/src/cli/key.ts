import { newKeyPair } from '#storage/keys.ts';
import type { Command } from './command';

export const keyCommand: Command = {
  summary: 'makes a pair of keys for an environment; nothing is written',
  usage: 'key',
  words: 0,
  async run() {
    const { signing, trusted } = newKeyPair();
    return {
      data: { signing, trusted },
      lines: [
        'Private key: a secret of the pipeline, as DELIVERY_SIGNING_KEY. It signs what is published and promoted.',
        signing,
        'Public key: add it to "trustedKeys" of the environment in delivery/environments.json.',
        JSON.stringify(trusted),
      ],
    };
  },
};
