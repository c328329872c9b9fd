import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import { breakpoint } from '@site/tokens/breakpoint';
import { Icon } from '@site/ui/icon';
import { chevronRight, close } from '@site/ui/icon-shapes';
import { Roda } from '@site/ui/roda';
import { BrandLink } from './brand-link';
import { text } from './frame.text';
import { SocialLinks } from './social-links';
import { useMenuLinks } from './use-menu-links';
import { UserMenu } from './user-menu';
import styles from './mobile-menu.module.css';

interface Props {
  /** Where the focus goes when the menu closes. */
  toggle: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Without the ring at its end, which weighs more than all the rest. */
  isPlain?: boolean;
}

/** The menu of a mobile: a sheet over the page, which is inert as long as it is open. */
export function MobileMenu({ toggle, onClose, isPlain = false }: Props) {
  const links = useMenuLinks();
  const closeButton = useRef<HTMLButtonElement>(null);
  const closeMenu = useEffectEvent(onClose);

  useEffect(() => {
    const opener = toggle.current;
    closeButton.current?.focus();
    return () => opener?.focus();
  }, [toggle]);

  // A phone that is turned may be wide enough for the links themselves.
  useEffect(() => {
    const wide = window.matchMedia(`(min-width: ${breakpoint.mobile + 1}px)`);
    wide.addEventListener('change', closeMenu);
    return () => wide.removeEventListener('change', closeMenu);
  }, []);

  const leave = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  };

  return (
    <div className={styles.menu} role="dialog" aria-modal="true" aria-label={text.menu} onKeyDown={leave}>
      <div className={styles.bar}>
        <div className={styles.brand}>
          <BrandLink onFollow={onClose} />
        </div>
        <div className={styles.tools}>
          <UserMenu />
          <button ref={closeButton} type="button" className={styles.close} onClick={onClose}>
            <Icon shape={close} size="small" />
            {text.closeMenu}
          </button>
        </div>
      </div>
      <div className={styles.sheet} data-surface="dark">
        <nav aria-label={text.mainNavigation}>
          <ul>
            {links.map(({ page, to, label, toggle: shownBy, isCurrent }) => (
              <li key={page} data-toggle={shownBy}>
                <Link
                  to={to}
                  className={styles.link}
                  aria-current={isCurrent ? 'page' : undefined}
                  onClick={onClose}
                >
                  {label}
                  <Icon shape={chevronRight} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <h2 className={styles.heading}>{text.networks}</h2>
        <SocialLinks only={['instagram', 'linkedin', 'youtube', 'facebook']} />
        {!isPlain && (
          <div className={styles.art}>
            <Roda />
          </div>
        )}
      </div>
    </div>
  );
}
