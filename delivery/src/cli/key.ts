import { rotateKey } from '#keys/rotate.ts';
import { Refusal } from '#refusal.ts';
import { keyId, newKeyPair } from '#storage/keys.ts';
import type { Answer, Command } from './command';
import { openEnvironment } from './environment';
import { appArgument } from './version-argument';

const privateLine =
  'Private key: a secret of the pipeline, as DELIVERY_SIGNING_KEY. It signs what is published and promoted.';

export const keyCommand: Command = {
  summary: 'makes a key for apps, lists the keys of an environment, or rotates one; nothing is written',
  usage: 'key [<app…>] | key list | key rotate <key id>',
  args: Infinity,
  async run({ args, options }) {
    if (args[0] === 'list') return listed((await openEnvironment(options)).trustedKeys ?? []);
    if (args[0] === 'rotate') {
      const { name, trustedKeys } = await openEnvironment(options);
      if (!trustedKeys)
        throw new Refusal(`${name} has no "trustedKeys": this machine makes its own key for it.`);
      return rotated(rotateKey(trustedKeys, args[1] ?? ''));
    }
    return made(args.map(appArgument));
  },
};

function made(apps: string[]): Answer {
  const { signing, trusted } = newKeyPair();
  const entry = { key: trusted, apps: apps.length ? apps : ['*'] };
  return {
    data: { signing, trusted: entry },
    lines: [
      privateLine,
      signing,
      'Public key: add it to "trustedKeys" of the environment in delivery/environments.json.',
      JSON.stringify(entry),
    ],
  };
}

const listed = (keys: { key: string; apps: readonly string[]; retired?: boolean | undefined }[]): Answer => ({
  data: { keys: keys.map(({ key, apps, retired = false }) => ({ id: keyId(key), apps, retired })) },
  lines: keys.map(
    ({ key, apps, retired }) => `${keyId(key)}  ${apps.join(', ')}${retired ? '  RETIRED' : ''}`,
  ),
});

const rotated = (rotation: ReturnType<typeof rotateKey>): Answer => ({
  data: rotation,
  lines: [
    privateLine,
    rotation.signing,
    '"trustedKeys" of the environment in delivery/environments.json, with the old key retired:',
    JSON.stringify(rotation.trustedKeys, null, 2),
    'Then, with the new key: "delivery re-sign <app> --dry-run" lists what the old one signed, and "delivery re-sign <app>" re-signs it.',
  ],
});
