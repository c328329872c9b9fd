import { cookieBannerId, menuTemplateId } from '@site/release/document';
import type { FeaturesAnswer } from '@site/contracts/api/features';
import { askPublic } from './early-calls';
import { acceptCookies, keptTogglesOn, namesOn } from './early-storage';

const prerendered = '[data-prerendered]';

/**
 * Makes the controls of the prerendered markup work, as far as that is possible without the site. The rest is done
 * once it is there.
 */
export function listenForVisitor(document: Document): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(`${prerendered} button`) : null;
    if (!button) return;
    if (button.closest(`#${cookieBannerId}`)) agree(document);
    else if (isMenuToggle(button)) void openMenu(button);
    else button.dataset['pressed'] = '';
  });
  document.addEventListener('submit', (event) => {
    if (event.target instanceof Element && event.target.closest(prerendered)) event.preventDefault();
  });
}

/** Switches off what does nothing without the code of the site, and takes away what stands for data to come. */
export function switchOff(part: ParentNode): void {
  part.querySelectorAll('[data-loading]').forEach((loading) => loading.remove());
  const controls = part.querySelectorAll<HTMLButtonElement | HTMLInputElement | HTMLSelectElement>(
    'button, input, select',
  );
  for (const control of controls) control.disabled = !isMenuToggle(control);
}

const isMenuToggle = (button: Element) => button.ariaHasPopup === 'dialog';

function agree(document: Document) {
  acceptCookies();
  delete document.documentElement.dataset['cookies'];
  // The button that had the focus is gone.
  document.querySelector('main')?.focus({ preventScroll: true });
}

async function openMenu(toggle: HTMLElement) {
  const frame = toggle.closest(prerendered);
  const page = frame?.firstElementChild;
  const template = frame?.querySelector<HTMLTemplateElement>(`#${menuTemplateId}`);
  const menu = template?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
  if (!(page instanceof HTMLElement) || !menu) return;
  const close = () => {
    menu.remove();
    page.inert = false;
    delete toggle.dataset['pressed'];
    toggle.focus();
  };
  menu.addEventListener('click', ({ target }) => (target as Element).closest('button') && close());
  menu.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  const links = [...menu.querySelectorAll<HTMLElement>('[data-toggle]')];
  links.forEach((link) => (link.hidden = true));
  page.inert = true;
  page.after(menu);
  menu.querySelector('button')?.focus();
  // The site opens its own menu in place of this one.
  toggle.dataset['pressed'] = '';
  const on: readonly string[] = keptTogglesOn() ?? (await askToggles(toggle.ownerDocument));
  links.forEach((link) => (link.hidden = !on.includes(link.dataset['toggle'] ?? '')));
}

const askToggles = (document: Document) =>
  askPublic(document, '/features')
    .then(async (answer) => namesOn((await answer.json()) as FeaturesAnswer))
    .catch(() => []);
