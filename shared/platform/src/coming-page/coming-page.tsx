import { EmptyState } from '@site/ui/empty-state';
import { Page } from '#page/page.tsx';

/** An honest placeholder for a page that a later issue brings. */
export function ComingPage({ title }: { title: string }) {
  return (
    <Page title={title}>
      <EmptyState>Esta página ainda está em construção.</EmptyState>
    </Page>
  );
}
