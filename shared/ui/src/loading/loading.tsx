import type { ReactNode } from 'react';
import { Skeleton } from '#skeleton/skeleton.tsx';
import { VisuallyHidden } from '#visually-hidden/visually-hidden.tsx';
import styles from './loading.module.css';

interface LoadingProps {
  /** What is being loaded: 'Carregando títulos...'. */
  text: string;
  /** Skeletons in the shape of what will come; one block by default. */
  children?: ReactNode;
  /** The skeletons are where the content will be, so that nothing moves: the text is for screen readers only. */
  isTextHidden?: boolean | undefined;
}

/** Somebody waits: the words are read in turn, the shapes keep the place. */
export function Loading({ text, children, isTextHidden }: LoadingProps) {
  return (
    <div className={styles.loading} data-loading>
      {isTextHidden ? (
        <VisuallyHidden announce="status">{text}</VisuallyHidden>
      ) : (
        <p role="status" className={styles.text}>
          {text}
        </p>
      )}
      <div className={styles.shapes} aria-hidden="true">
        {children ?? <Skeleton shape="block" />}
      </div>
    </div>
  );
}
