import type { Wish } from './use-actions';

interface ActionWords {
  title: (wish: Wish) => string;
  /** What happens, before it happens. */
  about: (wish: Wish) => string;
  button: string;
  /** The share of the visitors is asked for; this one is offered. */
  share?: (wish: Wish) => number;
  /** Somebody may say why the version weighs more. */
  mayGrow?: boolean;
  /** Somebody may say where the addresses lead. */
  mayLead?: boolean;
}

const of = ({ app, version }: Wish) => `${app.name}@${version ?? ''}`;
const canaryOf = ({ app }: Wish) => `${app.name}@${app.canary?.version ?? ''}`;

/** What each action is called, and what it does. */
export const actionWords: Record<Wish['action'], ActionWords> = {
  promote: {
    title: (wish) => `Promote ${of(wish)}`,
    about: () => 'It is verified, and then every visitor gets it. A canary of this app ends.',
    button: 'Promote',
    mayGrow: true,
  },
  canary: {
    title: (wish) => `Canary of ${of(wish)}`,
    about: () =>
      'It is verified, and then a share of the visitors gets it. It stops by itself where it fails.',
    button: 'Start the canary',
    share: () => 10,
    mayGrow: true,
  },
  raise: {
    title: (wish) => `Raise the canary of ${canaryOf(wish)}`,
    about: () => 'More visitors get it. Visitors who have it keep it.',
    button: 'Raise',
    share: ({ app }) => Math.min(100, (app.canary?.share ?? 0) * 2 || 10),
  },
  lower: {
    title: (wish) => `Lower the canary of ${canaryOf(wish)}`,
    about: () => 'Fewer visitors get it.',
    button: 'Lower',
    share: ({ app }) => Math.floor((app.canary?.share ?? 0) / 2),
  },
  finish: {
    title: (wish) => `Finish the canary of ${canaryOf(wish)}`,
    about: () => 'Every visitor gets it.',
    button: 'Finish',
  },
  abort: {
    title: (wish) => `Abort the canary of ${canaryOf(wish)}`,
    about: ({ app }) => `Every visitor gets ${app.live ?? 'the live version'} again.`,
    button: 'Abort',
  },
  rollback: {
    title: ({ app, version }) => `Roll ${app.name} back${version ? ` to ${version}` : ''}`,
    about: ({ app, version }) =>
      `Every visitor gets ${version ?? app.lastGood ?? 'the version before'} again. Nothing is uploaded.`,
    button: 'Roll back',
  },
  freeze: {
    title: ({ app }) => `Freeze ${app.name}`,
    about: () => 'It takes no new version. Roll back and abort stay possible.',
    button: 'Freeze',
  },
  unfreeze: {
    title: ({ app }) => `Unfreeze ${app.name}`,
    about: () => 'It takes new versions again.',
    button: 'Unfreeze',
  },
  retire: {
    title: ({ app }) => `Retire ${app.name}`,
    about: () => 'It leaves the site. A rollback, or a new version, brings it back.',
    button: 'Retire',
    mayLead: true,
  },
};
