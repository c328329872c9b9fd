import type { OfferedRemote } from './live-versions';
import { type Plain, plainHtml, type PlainPages } from './retired-pages';

/** One HTML for each address to which live releases redirect paths of pages that they had once. */
export const movedPages = (remotes: readonly OfferedRemote[], plain: Plain): PlainPages[] =>
  remotes.flatMap(({ name, live }) => {
    const { redirects } = live.release.build;
    const targets = [...new Set(Object.values(redirects))];
    return targets.map((to, at) => ({
      file: `pages/moved-${name}-${at}.html`,
      paths: Object.keys(redirects).filter((path) => redirects[path] === to),
      html: plainHtml({ ...plain, to }),
    }));
  });
