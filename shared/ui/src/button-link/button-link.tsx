import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import type { ButtonLook } from '#button/button.tsx';
import { VisuallyHidden } from '#visually-hidden/visually-hidden.tsx';
import styles from '#button/button.module.css';

interface ButtonLinkProps extends ButtonLook {
  /** A page of the site. */
  to?: LinkProps['to'];
  /** An address outside the router: a file, a telephone, another site. */
  href?: string;
  /** State handed to the next page of the site. */
  state?: unknown;
  /** Opens in a new tab; the link says so. */
  newTab?: boolean;
  /** What else the press does, for a page of the site; the link is followed all the same. */
  onClick?: () => void;
  /** The words. */
  children: ReactNode;
}

/** A link that looks like a button. Give it `to` or `href`. */
export function ButtonLink({
  kind = 'primary',
  size = 'md',
  fill,
  to,
  href,
  state,
  newTab,
  onClick,
  children,
}: ButtonLinkProps) {
  const look = { className: styles.button, 'data-kind': kind, 'data-size': size, 'data-fill': fill };
  const tab = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  const words = (
    <>
      <span className={styles.words}>{children}</span>
      {newTab && <VisuallyHidden> (abre em nova aba)</VisuallyHidden>}
    </>
  );
  if (to !== undefined)
    return (
      <Link {...look} {...tab} to={to} state={state} onClick={onClick}>
        {words}
      </Link>
    );
  return (
    <a {...look} {...tab} href={href}>
      {words}
    </a>
  );
}
