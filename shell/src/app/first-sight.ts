import { cookieConsent } from '#frame/cookie-banner.storage.ts';

// Runs before the markup that was made with the build is shown: what this browser knows decides what of it is seen.
if (cookieConsent.read()) document.documentElement.dataset['cookies'] = 'accepted';
document.addEventListener('readystatechange', () => void showPage(), { once: true });

/** Puts the page into the frame as soon as its stylesheets are there. The site itself may have come before them. */
async function showPage() {
  const template = document.querySelector<HTMLTemplateElement>('#first-page');
  if (!template) return;
  const styles = [...template.content.querySelectorAll('link')];
  const loads = styles.map(
    (style) =>
      new Promise((resolve, reject) => {
        style.onload = resolve;
        style.onerror = reject;
      }),
  );
  template.before(...styles);
  await Promise.all(loads).then(
    () => template.replaceWith(template.content),
    () => undefined,
  );
}
