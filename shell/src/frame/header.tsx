import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { useToggle } from '@site/platform/toggles';
import { IconButton } from '@site/ui/icon-button';
import { menu } from '@site/ui/icon-shapes';
import { PageWidth } from '@site/ui/page-width';
import { BrandLink } from './brand-link';
import { CartLink } from './cart-link';
import { text } from './frame.text';
import { useMenuLinks } from './use-menu-links';
import { UserMenu } from './user-menu';
import styles from './header.module.css';

interface Props {
  menuToggle: Ref<HTMLButtonElement>;
  isMenuOpen: boolean;
  onOpenMenu: () => void;
}

/** Logo, links, cart and account; on a mobile the links are behind the menu's toggle. */
export function Header({ menuToggle, isMenuOpen, onOpenMenu }: Props) {
  const links = useMenuLinks();
  const hasCart = useToggle('showMenuCart');

  return (
    <header className={styles.header}>
      <PageWidth>
        <div className={styles.bar}>
          <BrandLink />
          {links.length > 0 && (
            <nav className={styles.links} aria-label={text.mainNavigation}>
              {links.map(({ page, to, label, isCurrent }) => (
                <Link
                  key={page}
                  to={to}
                  className={styles.link}
                  data-page={page}
                  aria-current={isCurrent ? 'page' : undefined}
                >
                  {label}
                </Link>
              ))}
            </nav>
          )}
          <div className={styles.tools}>
            {hasCart && <CartLink />}
            <div className={styles.account}>
              <UserMenu />
            </div>
            <div className={styles.toggle}>
              <IconButton
                ref={menuToggle}
                icon={menu}
                label={text.openMenu}
                tone="sky"
                size="lg"
                aria-haspopup="dialog"
                aria-expanded={isMenuOpen}
                onClick={onOpenMenu}
              />
            </div>
          </div>
        </div>
      </PageWidth>
    </header>
  );
}
