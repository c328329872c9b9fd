import { pathTo } from '@site/contracts/routes';
import { Card } from '@site/ui/card';
import { ExternalLink } from '@site/ui/external-link';
import { TextLink } from '@site/ui/text-link';
import type { Institution } from '#content/institutions.schema.ts';
import { Scene } from '#parts/scene/scene.tsx';
import styles from './institution-section.module.css';
import { paragraphsOf, type Piece } from './paragraphs';

interface Props {
  id: string;
  institution: Institution;
}

/** An institution: title, picture, and its text with safe links. */
export function InstitutionSection({ id, institution }: Props) {
  const { titulo, img, alt, destaque } = institution;
  return (
    <Card as="section" padding="none" labelledBy={id}>
      <div className={styles.section}>
        <div className={styles.picture}>
          <Scene name={img} alt={alt} />
        </div>
        <div className={styles.words}>
          <h2 id={id}>{titulo}</h2>
          {paragraphsOf(destaque).map((pieces, place) => (
            <p key={place}>
              {pieces.map((piece, turn) => (
                <Words key={turn} piece={piece} />
              ))}
            </p>
          ))}
        </div>
      </div>
    </Card>
  );
}

function Words({ piece }: { piece: Piece }) {
  if (typeof piece === 'string') return piece;
  if ('address' in piece) return <ExternalLink href={piece.address}>{piece.address}</ExternalLink>;
  return (
    <TextLink to={pathTo('home')} inline>
      {piece.home}
    </TextLink>
  );
}
