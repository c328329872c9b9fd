import { Loading } from '@site/ui/loading';
import { PageWidth } from '@site/ui/page-width';
import { loadingDelayMs } from './failures';
import styles from './page-state.module.css';
import { useAfter } from './use-after';

/** What the page area shows while a page is on its way; nothing for the first moment, so that it does not flicker. */
export function PageLoading() {
  const isSlow = useAfter(loadingDelayMs);
  return (
    <div className={styles.area}>
      <PageWidth>{isSlow ? <Loading text="Carregando a página..." /> : null}</PageWidth>
    </div>
  );
}
