import { brand } from '@site/brand/brand';

interface Props {
  title: string;
  description: string;
  /** The page's own path: the one that search engines keep, whatever query brought the visitor. */
  path: string;
}

/** What search engines and link previews read in the head: the canonical address and Open Graph. */
export function PagePreview({ title, description, path }: Props) {
  const address = `${brand.siteUrl}${path}`;
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.product} />
      <meta property="og:locale" content="pt_BR" />
      <meta property="og:title" content={`${title} · ${brand.product}`} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${brand.siteUrl}/assets/previa.png`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
