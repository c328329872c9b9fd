import { brand } from '@site/brand/brand';

interface Props {
  title: string;
  description: string;
  /** The page's own path: the one that search engines keep, whatever query brought the visitor. */
  path: string;
  /** The path of a picture of the page; the site's own where it has none. */
  picture?: string;
}

/** What search engines and link previews read in the head: the canonical address and Open Graph. */
export function PagePreview({ title, description, path, picture = '/assets/previa.png' }: Props) {
  const address = new URL(path, brand.siteUrl).href;
  const image = new URL(picture, brand.siteUrl).href;
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.product} />
      <meta property="og:locale" content="pt_BR" />
      <meta property="og:title" content={`${title} · ${brand.product}`} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={image} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={`${title} · ${brand.product}`} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
    </>
  );
}
