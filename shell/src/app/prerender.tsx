import { prerender } from '@site/prerender/prerender';
import { FirstSight } from '#frame/first-sight.tsx';

const page = <template id="first-page" />;

/** The frame's markup, with the place of the page in it. The build asks for it. */
export const prerendered = () => ({
  frame: prerender([{ element: <FirstSight />, children: [{ path: '*', element: page }] }], '/'),
});
