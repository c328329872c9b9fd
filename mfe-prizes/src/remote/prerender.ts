import { prerenderPages } from '@site/prerender/prerender';
import { pages } from './pages';

/** The list of campaigns begins the same for every customer, with its titles to come. The build asks for it. */
export const prerendered = () => prerenderPages(pages, { whole: ['myTitles'] });
