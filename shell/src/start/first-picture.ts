import { pageTemplateId } from '@site/release/document';
import { seen } from './painted';

// `CampaignPicture` draws it beside the grey shape of a picture to come.
const place = 'img[data-to-come]';

/** The place that the prerendered page keeps for the picture of the call that it begins with, if there is one. */
export function placeOfPicture(document: Document): HTMLImageElement | null | undefined {
  const page = document.querySelector<HTMLTemplateElement>(`template#${pageTemplateId}`)?.content;
  return (
    document.querySelector<HTMLImageElement>(`[data-prerendered] ${place}`) ?? page?.querySelector(place)
  );
}

/** Puts a picture that has been loaded into its place, instead of the grey shape before it. The visitor sees it before the site. */
export function showPicture(document: Document, image: HTMLImageElement): void {
  const place = placeOfPicture(document);
  if (!place) return;
  for (const { name, value } of place.attributes) if (name !== 'hidden') image.setAttribute(name, value);
  place.previousElementSibling?.remove();
  place.replaceWith(image);
  globalThis.sitePageShown = seen();
}
