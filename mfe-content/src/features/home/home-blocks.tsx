import { pathTo } from '@site/contracts/routes';
import { useToggle } from '@site/platform/toggles';
import { ButtonLink } from '@site/ui/button-link';
import { EmptyState } from '@site/ui/empty-state';
import { PageWidth } from '@site/ui/page-width';
import type { HomeContent } from '#content/home.schema.ts';
import { bannerOf } from './banner-of';
import { CartBlock } from './cart-block';
import { FaqShortcut } from './faq-shortcut';
import styles from './home-blocks.module.css';
import { InstitutionHighlights } from './institution-highlights';
import { KnowMore } from './know-more';
import { PauseHero } from './pause-hero';
import { ResultsShortcut } from './results-shortcut';
import { SaleHero } from './sale-hero';
import { text } from './home.text';

/** The blocks of the home page in their order; the toggles say which. Without banner data there is no home (D3). */
export function HomeBlocks({ content }: { content: HomeContent }) {
  const showsKnowMore = useToggle('showKnowMore');
  const showsCart = useToggle('showCart');
  const showsResults = useToggle('showShortcutResults');
  const showsInstitutions = useToggle('showShortcutInstitution');
  const showsFaq = useToggle('showShortcutFAQ');
  const { destaqueData, instituicaoHomeData } = content;
  const banner = bannerOf(content);
  if (!banner) {
    return (
      <EmptyState action={<ButtonLink to={pathTo('results')}>{text.seeResults}</ButtonLink>}>
        {text.nothingYet}
      </EmptyState>
    );
  }

  return (
    <>
      {banner.fase === 'pausa' ? <PauseHero banner={banner} /> : <SaleHero banner={banner} />}
      <PageWidth>
        <div className={styles.blocks}>
          {showsKnowMore && <KnowMore cards={destaqueData.cards} />}
          {showsCart && <CartBlock />}
          {showsResults && <ResultsShortcut />}
          {showsInstitutions && <InstitutionHighlights institutions={instituicaoHomeData.instituicoes} />}
          {showsFaq && <FaqShortcut />}
        </div>
      </PageWidth>
    </>
  );
}
