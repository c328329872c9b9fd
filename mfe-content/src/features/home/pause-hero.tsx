import { PageWidth } from '@site/ui/page-width';
import { Roda } from '@site/ui/roda';
import { Sea } from '@site/ui/sea';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import type { PauseBanner } from '#content/home.schema.ts';
import { text } from './home.text';
import styles from './pause-hero.module.css';

/** The banner of the pause in sales: one link that opens in a new tab, with the words over the picture. */
export function PauseHero({ banner }: { banner: PauseBanner }) {
  return (
    <a
      className={styles.hero}
      href={banner.href}
      target="_blank"
      rel="noopener noreferrer"
      data-surface="dark"
    >
      <PageWidth>
        <div className={styles.stage}>
          <div className={styles.words}>
            <p className={styles.title}>{banner.titulo}</p>
            <p className={styles.subtitle}>{banner.subtitulo}</p>
            <p className={styles.small}>{banner.texto}</p>
            <strong className={styles.soon}>{banner.destaque}</strong>
            <VisuallyHidden> {text.newTab}</VisuallyHidden>
          </div>
          <div className={styles.picture} role="img" aria-label={banner.alt}>
            <Roda pause halo turn />
          </div>
        </div>
      </PageWidth>
      <Sea time="night" />
    </a>
  );
}
