import { pageOnlyId, pageTemplateId, shellMissingId } from '@site/release/document';
import { prerender } from '@site/prerender/prerender';
import { PrerenderedFrame } from '#frame/prerendered-frame.tsx';
import { PageFailure } from '#remotes/page-failure.tsx';
import { text } from './start.text';

/** What `show-prerendered.ts` looks for: the place of the page, and what to say when the shell's own code does not come. */
const places = (
  <>
    <template id={pageOnlyId}>
      <PageFailure kind="entry-missing" onRetry={() => undefined}>
        {text.pageOnly}
      </PageFailure>
    </template>
    <template id={pageTemplateId} />
    <template id={shellMissingId}>
      <PageFailure kind="entry-missing" onRetry={() => undefined} />
    </template>
  </>
);

/** The frame's markup. The build asks for it. */
export const prerendered = () => ({
  markup: {
    frame: prerender([{ element: <PrerenderedFrame />, children: [{ path: '*', element: places }] }], '/')
      .markup,
  },
  heads: {},
});
