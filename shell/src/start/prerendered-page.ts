import { pageTemplateId } from '@site/release/document';

/** Whether the address has markup of its page, which is on screen or will be in a moment. */
export function hasPrerenderedPage(document: Document): boolean {
  const place = document.querySelector<HTMLTemplateElement>(`template#${pageTemplateId}`);
  if (place) return place.content.childElementCount > 0;
  return document.querySelector('[data-prerendered] main > :not(template)') !== null;
}
