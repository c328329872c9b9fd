import { ExternalLink } from '@site/ui/external-link';
import { TextLink } from '@site/ui/text-link';
import { WholeWords } from '@site/ui/whole-words';
import type { Inline } from '#content/rich-text.schema.ts';
import styles from './rich-text.module.css';

/** A line of words, strong words and links. A link inside the site is followed in the app, one outside in a new tab. */
export function Line({ line }: { line: readonly Inline[] }) {
  return line.map((part, place) => <Part key={place} part={part} />);
}

function Part({ part }: { part: Inline }) {
  if (typeof part === 'string') return <WholeWords>{part}</WholeWords>;
  if ('strong' in part)
    return (
      <strong>
        <WholeWords>{part.strong}</WholeWords>
      </strong>
    );
  if (part.link.startsWith('/')) {
    return (
      <TextLink to={part.link} inline>
        {part.text}
      </TextLink>
    );
  }
  if (part.link.startsWith('https://')) return <ExternalLink href={part.link}>{part.text}</ExternalLink>;
  return (
    <a href={part.link} className={part.link.startsWith('tel:') ? styles.phone : undefined}>
      <WholeWords>{part.text}</WholeWords>
    </a>
  );
}
