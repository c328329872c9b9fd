import { useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import { CookieBanner } from './cookie-banner';
import { Footer } from './footer';
import { text } from './frame.text';
import { Header } from './header';
import { MobileMenu } from './mobile-menu';
import { SkipLink } from './skip-link';
import { useOpenHere } from './use-open-here';
import { useSlowNavigation } from './use-slow-navigation';
import styles from './frame.module.css';

/** What stays while the pages change: header, page area, footer, cookie banner, and on a mobile the menu over them. */
export function Frame() {
  const page = useRef<HTMLElement>(null);
  const menuToggle = useRef<HTMLButtonElement>(null);
  const menu = useOpenHere();
  const isSlow = useSlowNavigation();

  return (
    <>
      <div className={styles.frame} inert={menu.isOpen}>
        <SkipLink to={page} />
        <CookieBanner page={page} />
        <Header menuToggle={menuToggle} isMenuOpen={menu.isOpen} onOpenMenu={menu.open} />
        <main ref={page} id="conteudo" tabIndex={-1} className={styles.page} aria-busy={isSlow}>
          {isSlow && (
            <div role="status" className={styles.progress}>
              <VisuallyHidden>{text.loadingPage}</VisuallyHidden>
            </div>
          )}
          <Outlet />
        </main>
        <Footer />
      </div>
      {menu.isOpen && <MobileMenu toggle={menuToggle} onClose={menu.close} />}
    </>
  );
}
