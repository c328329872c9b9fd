import { ToastContainer } from 'react-toastify/unstyled';
import styles from './toast-region.module.css';
import { useFocusPause } from './use-focus-pause';

/**
 * The one place where notifications appear: top right, for five seconds (`--toast-life`), standing still under the
 * pointer and while the window has no focus, and swept away by touch (document 1, section 9).
 */
export function ToastRegion() {
  useFocusPause();
  return (
    <ToastContainer
      aria-label="Notificações (Alt+T)"
      className={styles.region}
      toastClassName={styles.toast}
      position="top-right"
      autoClose={5000}
      pauseOnHover
      pauseOnFocusLoss={false}
      draggable="touch"
      draggablePercent={80}
      closeOnClick={false}
      closeButton={false}
      icon={false}
      customProgressBar
      transition={false}
    />
  );
}
