/** The id of the element that the site is drawn into. */
export const appId = 'app';

/** The id of the data block with the registry. */
export const registryId = 'site-registry';

/** The id of the data block with the settings of the environment. */
export const configId = 'site-config';

/** The id of the data block with the name of the call that the page begins with. */
export const firstCallId = 'site-first-call';

/** The id of the template in the prerendered frame that holds the prerendered page. */
export const pageTemplateId = 'first-page';

/** The attribute of that template where only customers may see the page. */
export const customersAttribute = 'data-customers';

/** The attribute of what `delivery` puts into the head for one page. The site takes it out when it renders the page. */
export const headAttribute = 'data-page-head';

/** The id of the template with what is said when the shell's code does not come, in the place of the page. */
export const shellMissingId = 'no-code';

/** The id of the template with what is said then above a page that can be read without it. */
export const pageOnlyId = 'site-page-only';

/** The id of the template with the menu that opens before the code is loaded. */
export const menuTemplateId = 'site-menu';

/** The id of the cookie banner; a section of a page may be called 'cookies'. */
export const cookieBannerId = 'site-cookies';

/**
 * HTML with content, and perhaps an attribute, in an empty element, which is found by its tag and id. Throws unless there is
 * exactly one.
 */
export function fillElement(
  html: string,
  {
    tag,
    id,
    content,
    attribute,
  }: { tag: string; id: string; content: string; attribute?: string | undefined },
): string {
  const [open, close] = [`<${tag} id="${id}">`, `</${tag}>`];
  const parts = html.split(open + close);
  if (parts.length !== 2)
    throw new Error(`The HTML has ${parts.length - 1} empty ${open}, but must have one.`);
  const filled = attribute ? `<${tag} id="${id}" ${attribute}>` : open;
  return parts.join(filled + content + close);
}
