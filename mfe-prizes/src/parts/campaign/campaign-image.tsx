import { useState } from 'react';
import { Flower } from '@site/ui/flower';
import { type CampaignAsset, useCampaignAssets } from './use-campaign-assets';
import styles from './campaign-image.module.css';

const pictures = {
  front: { asset: 'frente-200x150.png', width: 200, height: 150 },
  ticket: { asset: 'cartela-home.png', width: 640, height: 420 },
} as const satisfies Record<string, { asset: CampaignAsset; width: number; height: number }>;

interface Props {
  code: string;
  /** front: 4 by 3; ticket: the whole cartela. */
  picture: keyof typeof pictures;
}

/** A campaign's picture, which is decoration beside its name; the grey flower where it does not load (D32). */
export function CampaignImage({ code, picture }: Props) {
  const address = useCampaignAssets(code);
  const { asset, width, height } = pictures[picture];
  const src = address(asset);
  const [failed, setFailed] = useState('');
  return (
    <span className={styles.frame} data-picture={picture}>
      {failed === src ? (
        <Flower />
      ) : (
        <img
          src={src}
          alt=""
          width={width}
          height={height}
          className={styles.picture}
          onError={() => setFailed(src)}
        />
      )}
    </span>
  );
}
