/** HTML with content in the place of an empty element, which is given as it stands there. */
export const fill = (html: string, empty: string, content: string) =>
  html.replace(empty, () => empty.replace('><', () => `>${content}<`));
