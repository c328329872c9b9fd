import { useState } from 'react';
import { Flower } from '#flower/flower.tsx';
import { Skeleton } from '#skeleton/skeleton.tsx';
import styles from './campaign-picture.module.css';

const shapes = { ticket: 'ticket', front: 'image' } as const;
const sizes = { ticket: { width: 640, height: 420 }, front: { width: 200, height: 150 } };

interface CampaignPictureProps {
  /** The address of the picture; without it the picture is still to come, and a grey shape keeps its place. */
  address?: string | undefined;
  /** What is shown where the picture does not load; without it, or where that fails too, the grey flower. */
  fallback?: string;
  /** ticket: the whole cartela; front: its small front, 4 by 3. */
  kind: keyof typeof sizes;
  /** What the picture says; empty (default) where a text beside it says the same. */
  alt?: string;
  /** The picture is the first thing on the page: it is fetched immediately, before the code of the page has come. */
  isFirst?: boolean;
}

/** A campaign's picture, as wide as its place; where none loads, the grey flower keeps the place (D32). */
export function CampaignPicture({ address, fallback, kind, alt = '', isFirst }: CampaignPictureProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  if (address === undefined) {
    return (
      <>
        <Skeleton shape={shapes[kind]} />
        {isFirst && (
          <img {...sizes[kind]} className={styles.picture} data-kind={kind} alt="" hidden data-to-come />
        )}
      </>
    );
  }
  const source = [address, fallback].find((place) => place && !failed.includes(place));
  if (!source) {
    const name = alt ? { role: 'img', 'aria-label': alt } : {};
    return (
      <span {...name} className={styles.missing} data-kind={kind}>
        <Flower />
      </span>
    );
  }
  return (
    <img
      {...sizes[kind]}
      className={styles.picture}
      data-kind={kind}
      src={source}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      onError={() => setFailed((known) => [...known, source])}
    />
  );
}
