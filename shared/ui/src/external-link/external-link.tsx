import type { ReactNode } from 'react';
import { VisuallyHidden } from '#visually-hidden/visually-hidden.tsx';
import styles from './external-link.module.css';

interface ExternalLinkProps {
  /** The address. */
  href: string;
  /** Stands alone instead of inside a sentence: bolder, with a target of 44 pixels. */
  standalone?: boolean;
  /** The words. */
  children: ReactNode;
}

/** A link that leaves the site or opens a document: a new tab, announced, without opener or referrer. */
export function ExternalLink({ href, standalone, children }: ExternalLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={styles.link}
      data-standalone={standalone || undefined}
    >
      {children}
      <VisuallyHidden> (abre em nova aba)</VisuallyHidden>
    </a>
  );
}
