import { pathTo } from '@site/contracts/routes';
import { Page } from '@site/platform/page';
import { home } from '#content/home.ts';
import { PagePreview } from '@site/platform/page-preview';
import { bannerOf } from './banner-of';
import { HomeBlocks } from './home-blocks';
import { text } from './home.text';

export function HomePage() {
  const title = text.title[home.fase];
  const banner = bannerOf(home);
  // The banner shows these words in its own type.
  const heading = banner ? `${banner.titulo} ${banner.subtitulo}` : title;
  return (
    <Page title={heading} documentTitle={title} description={text.description} width="full" isHeadingHidden>
      <PagePreview title={title} description={text.description} path={pathTo('home')} />
      <HomeBlocks content={home} />
    </Page>
  );
}
