import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '@site/brand/brand';
import { PageWidth } from '@site/ui/page-width';
import { WholeWords } from '@site/ui/whole-words';
import styles from './page.module.css';

interface Props {
  /** The heading of the page, which is also its title in the browser. */
  title: string;
  /** The title in the browser where it differs from the heading. */
  documentTitle?: string;
  /** What search engines and link previews say about the page. */
  description?: string;
  /** `full` for a page that lays out its whole width itself. */
  width?: 'content' | 'full';
  /** Hides the heading from view where the design shows another one; it stays the page's `h1`. */
  isHeadingHidden?: boolean;
  /** The heading is centred, for example above a stepper. */
  isHeadingCentered?: boolean;
  /** Puts heading and children into a frame of the design, such as `AuthCard`. */
  frame?: (content: ReactNode) => ReactNode;
  children: ReactNode;
}

/** A page: its title, its heading, its width, and the focus on the heading after a route change (D10). */
export function Page({
  title,
  documentTitle = title,
  description,
  width = 'content',
  isHeadingHidden,
  isHeadingCentered,
  frame,
  children,
}: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();

  // Before the paint: a customer may press a field as soon as it is there, and keeps the focus on it.
  useLayoutEffect(() => {
    // The first page of a visit leaves the focus where the browser puts it.
    if (key !== 'default') heading.current?.focus({ preventScroll: true });
    // Only a new path is a new page: `key` changes with every query and hash.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [pathname]);

  const content = (
    <>
      <h1
        ref={heading}
        tabIndex={-1}
        className={styles.heading}
        data-hidden={isHeadingHidden || undefined}
        data-centered={isHeadingCentered || undefined}
        data-framed={frame ? true : undefined}
      >
        <WholeWords>{title}</WholeWords>
      </h1>
      {children}
    </>
  );
  const framed = frame ? frame(content) : content;
  return (
    <div className={styles.page} data-width={width}>
      <title>{`${documentTitle} · ${brand.product}`}</title>
      {description ? <meta name="description" content={description} /> : null}
      {width === 'content' ? <PageWidth>{framed}</PageWidth> : <>{framed}</>}
    </div>
  );
}
