import { Loading } from '@site/ui/loading';
import { PageWidth } from '@site/ui/page-width';
import { loadingFaceAfterMs } from './failures';
import styles from './face.module.css';
import { useAfter } from './use-after';

/** What the page area shows while a page is on its way; nothing for the first moment, so that it does not flicker. */
export function LoadingFace() {
  const isSlow = useAfter(loadingFaceAfterMs);
  return (
    <div className={styles.face}>
      <PageWidth>{isSlow ? <Loading text="Carregando a página..." /> : null}</PageWidth>
    </div>
  );
}
