import { customersAttribute, pageOnlyId, pageTemplateId, shellMissingId } from '@site/release/document';
import { hasAcceptedCookies, seemsSignedIn } from './early-storage';
import { startFirstCall } from './first-call';
import { listenForVisitor, switchOff } from './live-controls';
import { pageLeave } from './page-leave';
import { seen } from './painted';
import { hasPrerenderedPage } from './prerendered-page';

if (!hasAcceptedCookies()) document.documentElement.dataset['cookies'] = 'asked';
const isForCustomers = template(pageTemplateId)?.hasAttribute(customersAttribute);
if (isForCustomers && !seemsSignedIn()) template(pageTemplateId)?.content.replaceChildren();
globalThis.sitePageShown = showPage();
const pageStays = pageLeave();
globalThis.sitePageStays = pageStays;
// The shell's scripts are deferred like this one: by then they have run, or failed to load.
document.addEventListener('DOMContentLoaded', () => {
  if (!globalThis.siteFederationRuntime) void pageStays().then(tellWithoutCode);
});
listenForVisitor(document);
startFirstCall(document);

function template(id: string) {
  return document.querySelector<HTMLTemplateElement>(`template#${id}`);
}

/** Puts the page into the frame once its stylesheets are there: at best at once, so that one painting shows both. The site may have replaced it by then. */
async function showPage() {
  const page = template(pageTemplateId);
  if (!page) return;
  const styles = [...page.content.querySelectorAll('link')];
  const loads = styles.map(
    (style) =>
      new Promise((resolve, reject) => {
        style.onload = resolve;
        style.onerror = reject;
      }),
  );
  page.before(...styles);
  const areThere = styles.every(({ sheet }) => sheet);
  await Promise.all(areThere ? [] : loads).then(
    () => {
      page.replaceWith(page.content);
      return seen();
    },
    () => undefined,
  );
}

/**
 * Tells the visitor that the shell's script failed to load: above the page if there is prerendered markup, else in
 * its place. A page for customers has nothing to read yet.
 */
function tellWithoutCode() {
  const main = template(shellMissingId)?.parentElement;
  const place = template(pageTemplateId);
  if (!main) return;
  const hasPage = !isForCustomers && hasPrerenderedPage(document);
  const face = template(hasPage ? pageOnlyId : shellMissingId);
  if (!face) return;
  delete document.documentElement.dataset['cookies'];
  switchOff(document);
  if (place) switchOff(place.content);
  face.content.querySelector('button')?.addEventListener('click', () => void reloadFromNetwork());
  if (hasPage) face.replaceWith(face.content);
  else main.replaceChildren(face.content);
}

/** Reloads the page with the shell's files from the network: the HTTP cache may hold a wrong response. */
async function reloadFromNetwork() {
  const files = document.head.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('[integrity]');
  const ask = async (file: HTMLScriptElement | HTMLLinkElement) => {
    const { integrity } = file;
    const signal = AbortSignal.timeout(10_000);
    const address = 'src' in file ? file.src : file.href;
    await (await fetch(address, { cache: 'reload', credentials: 'same-origin', integrity, signal })).blob();
  };
  await Promise.allSettled([...files].map(ask));
  window.location.reload();
}
