import { pathTo } from '@site/contracts/routes';
import { ButtonLink } from '@site/ui/button-link';
import type { Highlight } from '#content/home.schema.ts';
import { Scene } from '#parts/scene/scene.tsx';
import styles from './institution-highlights.module.css';

/** One block for each institution, the first one wide. */
export function InstitutionHighlights({
  institutions,
}: {
  institutions: Readonly<Record<string, Highlight>>;
}) {
  return (
    <div className={styles.blocks}>
      {Object.entries(institutions).map(([key, { titulo, destaque, img, alt, button }], place) => (
        <article key={key} className={styles.block} data-wide={place === 0 || undefined}>
          <div className={styles.picture}>
            <Scene name={img} alt={alt} />
          </div>
          <div className={styles.words}>
            <h2 className={styles.title}>{titulo}</h2>
            <p className={styles.text}>{destaque}</p>
            <div className={styles.action}>
              <ButtonLink to={pathTo('institutions')} kind={place === 0 ? 'primary' : 'secondary'}>
                {button.texto}
              </ButtonLink>
            </div>
          </div>
        </article>
      ))}
    </div>
  );
}
