import { account } from './screens/account.ts';
import { content } from './screens/content.ts';
import { prizes } from './screens/prizes.ts';
import { shop } from './screens/shop.ts';

/** Every screen of the site and the states that look different, in the order in which they are taken. */
export const screens = [...content, ...account, ...shop, ...prizes];
