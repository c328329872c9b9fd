import { prerenderPages } from '@site/prerender/prerender';
import { pages } from './pages';

/** The login is the same for everybody: what is typed into its markup is taken over when the site is there. The build asks for it. */
export const prerendered = () => prerenderPages(pages, { whole: ['login'] });
