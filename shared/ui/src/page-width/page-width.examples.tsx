import { PageWidth } from './page-width';

export const examples = {
  normal: (
    <PageWidth>
      <p>1242</p>
    </PageWidth>
  ),
  narrow: (
    <PageWidth size="narrow">
      <p>1170</p>
    </PageWidth>
  ),
};
