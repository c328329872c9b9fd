import type { ReactNode } from 'react';
import { Skeleton } from '#skeleton/skeleton.tsx';
import styles from './loading.module.css';

interface LoadingProps {
  /** What is being loaded: 'Carregando títulos...'. */
  text: string;
  /** Skeletons in the shape of what will come; one block by default. */
  children?: ReactNode;
}

/** Somebody waits: the words are read in turn, the shapes keep the place. */
export function Loading({ text, children }: LoadingProps) {
  return (
    <div className={styles.loading}>
      <p role="status" className={styles.text}>
        {text}
      </p>
      <div aria-hidden="true">{children ?? <Skeleton shape="block" />}</div>
    </div>
  );
}
