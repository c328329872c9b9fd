import { prerenderPages } from '@site/prerender/prerender';
import { pages } from './pages';

/** The campaign is for customers only, but its link is sent around, and so has a preview. The build asks for it. */
export const prerendered = () => prerenderPages(pages, { heads: ['campaign'] });
