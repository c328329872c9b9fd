import { remote as account } from 'site-remote/mfe-account';
import { remote as content } from 'site-remote/mfe-content';
import { remote as prizes } from 'site-remote/mfe-prizes';
import { remote as shop } from 'site-remote/mfe-shop';

const doors = { 'mfe-account': account, 'mfe-shop': shop, 'mfe-prizes': prizes, 'mfe-content': content };

/** The monolith has every door in its first script. */
export const doorOf = (name: keyof typeof doors) => Promise.resolve(doors[name]);
