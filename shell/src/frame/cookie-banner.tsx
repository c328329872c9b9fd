import { cookieBannerId } from '@site/release/document';
import { type FocusEvent, type RefObject, useCallback, useRef, useSyncExternalStore } from 'react';
import { pathTo } from '@site/contracts/routes';
import { Button } from '@site/ui/button';
import { TextLink } from '@site/ui/text-link';
import { cookieConsent } from './cookie-banner.storage';
import { text } from './frame.text';
import { tellHeight } from './tell-height';
import styles from './cookie-banner.module.css';

interface Props {
  page: RefObject<HTMLElement | null>;
}

/**
 * Asks until the visitor agrees, in this tab or another. It traps nobody: the page stays usable (C55). It is early in
 * the order of the keyboard, and hands the focus back to where it came from, or on to the page's heading.
 */
export function CookieBanner({ page }: Props) {
  const consent = useSyncExternalStore(cookieConsent.subscribe, cookieConsent.read, () => undefined);
  const cameFrom = useRef<HTMLElement>(null);
  const place = useCallback(
    (banner: HTMLElement) => {
      const stopTelling = tellHeight(banner);
      return () => {
        stopTelling();
        if (!banner.contains(document.activeElement)) return;
        const origin = cameFrom.current;
        const next = origin?.isConnected ? origin : (page.current?.querySelector('h1') ?? page.current);
        next?.focus({ preventScroll: true });
      };
    },
    [page],
  );
  if (consent) return null;

  const remember = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null;
  };

  return (
    <section
      id={cookieBannerId}
      className={styles.place}
      aria-label={text.cookies}
      onFocus={remember}
      ref={place}
    >
      <div className={styles.banner}>
        <p>
          {text.cookieNotice}
          <span className={styles.whole}>
            <TextLink to={pathTo('privacyPolicy')} inline>
              {text.privacyPolicy}
            </TextLink>
            .
          </span>
        </p>
        <div className={styles.accept}>
          <Button size="sm" onClick={() => cookieConsent.write('true')}>
            {text.acceptCookies}
          </Button>
        </div>
      </div>
    </section>
  );
}
