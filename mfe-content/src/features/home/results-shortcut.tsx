import { ButtonLink } from '@site/ui/button-link';
import balls from './art/resultados.svg';
import { text } from './home.text';
import styles from './results-shortcut.module.css';

/** The way to the results. */
export function ResultsShortcut() {
  return (
    <section className={styles.band} aria-labelledby="atalho-resultados">
      <div className={styles.words}>
        <h2 id="atalho-resultados" className={styles.title}>
          {text.results}
        </h2>
        <ButtonLink to="/Resultado">{text.toResults}</ButtonLink>
      </div>
      <img className={styles.picture} src={balls} alt="" width={560} height={236} loading="lazy" />
    </section>
  );
}
