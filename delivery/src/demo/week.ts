import type { Behaviour } from './made-up-visits';

/** What somebody does in the story, and in which of its 168 hours. */
export interface Event {
  hour: number;
  action: 'promote' | 'canary' | 'raise' | 'finish' | 'rollback' | 'freeze' | 'unfreeze';
  app: string;
  version?: string;
  share?: number;
  by: string;
  why: string;
  /** Why the version may weigh more than the one before. */
  grows?: string;
}

/** The remotes of the story with their routes, and how many of their pages are opened in an hour of the day. */
export const remotes: Record<string, { routes: readonly string[]; hourly: number }> = {
  'mfe-account': { routes: ['/login', '/perfil'], hourly: 40 },
  'mfe-content': { routes: ['/', '/resultado'], hourly: 80 },
  'mfe-prizes': { routes: ['/meus-titulos'], hourly: 40 },
  'mfe-shop': { routes: ['/compra', '/carrinho/:step?'], hourly: 120 },
};

/** Every version of the story, and how it behaves. */
export const versions: Record<string, Record<string, Behaviour & { kilobytes: number }>> = {
  'mfe-account': { '1.0.0': { slowness: 1, failing: 4, kilobytes: 40 } },
  'mfe-content': {
    '1.0.0': { slowness: 0.8, failing: 3, kilobytes: 30 },
    '1.1.0': { slowness: 0.8, failing: 3, kilobytes: 31 },
  },
  'mfe-prizes': { '1.0.0': { slowness: 1.1, failing: 5, kilobytes: 52 } },
  'mfe-shop': {
    '1.0.0': { slowness: 1, failing: 5, kilobytes: 48 },
    '1.1.0': { slowness: 0.9, failing: 5, kilobytes: 45 },
    '1.2.0': { slowness: 0.9, failing: 60, kilobytes: 46 },
    '1.3.0': { slowness: 1.3, failing: 5, kilobytes: 71 },
    '1.4.0': { slowness: 0.9, failing: 4, kilobytes: 46 },
    '1.5.0': { slowness: 0.9, failing: 25, kilobytes: 47 },
    '1.6.0': { slowness: 0.88, failing: 4, kilobytes: 46 },
  },
};

/** What people do in the week. What the collector does, it does by itself. */
export const events: readonly Event[] = [
  {
    hour: 18,
    action: 'promote',
    app: 'mfe-shop',
    version: '1.1.0',
    by: 'ana',
    why: 'Smaller product pictures',
  },
  {
    hour: 36,
    action: 'canary',
    app: 'mfe-shop',
    version: '1.2.0',
    share: 25,
    by: 'bruno',
    why: 'The cart keeps what was chosen',
  },
  {
    hour: 60,
    action: 'promote',
    app: 'mfe-content',
    version: '1.1.0',
    by: 'carla',
    why: 'New answers to frequent questions',
  },
  {
    hour: 72,
    action: 'canary',
    app: 'mfe-shop',
    version: '1.3.0',
    share: 25,
    by: 'ana',
    why: 'A carousel of campaigns',
    grows: 'The carousel comes with a package of its own',
  },
  {
    hour: 100,
    action: 'canary',
    app: 'mfe-shop',
    version: '1.4.0',
    share: 25,
    by: 'ana',
    why: 'The cart, without the fault of 1.2.0',
  },
  {
    hour: 112,
    action: 'raise',
    app: 'mfe-shop',
    share: 60,
    by: 'ana',
    why: 'As fast as live for half a day',
  },
  { hour: 124, action: 'finish', app: 'mfe-shop', by: 'ana', why: 'Nothing is worse than before' },
  {
    hour: 136,
    action: 'promote',
    app: 'mfe-shop',
    version: '1.5.0',
    by: 'bruno',
    why: 'Only a text, so no canary',
  },
  {
    hour: 142,
    action: 'rollback',
    app: 'mfe-shop',
    by: 'carla',
    why: 'It fails five times as often as 1.4.0',
  },
  { hour: 146, action: 'freeze', app: 'mfe-account', by: 'carla', why: 'The campaign begins on Monday' },
  {
    hour: 156,
    action: 'canary',
    app: 'mfe-shop',
    version: '1.6.0',
    share: 30,
    by: 'bruno',
    why: 'The text again, tried first',
  },
];
