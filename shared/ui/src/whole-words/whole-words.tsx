import type { ReactNode } from 'react';
import styles from './whole-words.module.css';

interface WholeWordsProps {
  /** A text, or a part of one. What is not a text stays as it is. */
  children: ReactNode;
  /** Telephone numbers are links; not inside another link. */
  phones?: boolean;
}

/**
 * A text without line breaks inside what readers take for one word: 'e-mail', '0800-729-0910', '2025-99', an
 * address.
 */
export function WholeWords({ children, phones }: WholeWordsProps) {
  if (typeof children !== 'string') return children;
  // The odd parts are the words with a hyphen or an at sign. Another text is another element: a translator may have put
  // its own words in place of these.
  return (
    <span key={children}>
      {children.split(/(\S+[-@]\S+)/).map((part, place) =>
        place % 2 === 0 ? (
          part
        ) : (
          <span key={place} className={styles.whole}>
            {phones ? <Phones>{part}</Phones> : part}
          </span>
        ),
      )}
    </span>
  );
}

// '0800-729-0910.' is the number, and the point after it.
const Phones = ({ children }: { children: string }) =>
  children.split(/(0800-\d{3}-\d{4})/).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <a key={place} href={`tel:${part.replaceAll('-', '')}`}>
        {part}
      </a>
    ),
  );
