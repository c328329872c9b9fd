import { useState } from 'react';
import { useConfig } from '@site/platform/config';
import styles from './campaign-image.module.css';
import fallback from './sem-imagem.svg';

const files = {
  ticket: { name: 'cartela-home.png', width: 640, height: 420 },
  front: { name: 'frente-200x150.png', width: 200, height: 150 },
} as const;

interface Props {
  /** The event's code. */
  code: string;
  /** `ticket` is the whole cartela, `front` its small front. */
  kind: keyof typeof files;
  /** What the picture says; empty where a text beside it says the same. */
  alt: string;
  /** The picture is the first thing on the page: it is fetched at once. */
  isFirst?: boolean;
}

/** A campaign's picture; when it does not come, the fallback takes its place (D32). */
export function CampaignImage({ code, kind, alt, isFirst }: Props) {
  const { eventAssetsUrl } = useConfig();
  const { name, width, height } = files[kind];
  const address = `${eventAssetsUrl}/${encodeURIComponent(code)}/${name}`;
  const [failed, setFailed] = useState<string>();

  return (
    <img
      className={styles.image}
      data-kind={kind}
      src={failed === address ? fallback : address}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      onError={() => setFailed(address)}
    />
  );
}
