import { useSyncExternalStore } from 'react';
import { pathTo } from '@site/contracts/routes';
import { Button } from '@site/ui/button';
import { TextLink } from '@site/ui/text-link';
import { cookieConsent } from './cookie-banner.storage';
import { text } from './frame.text';
import styles from './cookie-banner.module.css';

/** Asks until the visitor agrees, in this tab or another. It traps nobody: the page stays usable (C55). */
export function CookieBanner() {
  const consent = useSyncExternalStore(cookieConsent.subscribe, cookieConsent.read, () => undefined);
  if (consent) return null;
  return (
    <section className={styles.place} aria-label={text.cookies}>
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
        <Button size="sm" fill="mobile" onClick={() => cookieConsent.write('true')}>
          {text.acceptCookies}
        </Button>
      </div>
    </section>
  );
}
