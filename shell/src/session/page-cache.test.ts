import { hideInPageCache } from './page-cache';

function open(token: string | null) {
  const session = { stored: token, validToken: () => session.stored };
  const readAnew = jest.fn();
  document.body.textContent = 'R$ 500,00 de prêmios';
  // Each page of its own, since nobody takes the listeners away from the window.
  const page = new EventTarget();
  hideInPageCache(session, page as Window, readAnew);
  const happens = (name: string) => page.dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
  return {
    session,
    readAnew,
    leave: () => happens('pagehide'),
    comeBack: () => happens('pageshow'),
  };
}

test('Back to a page of the same session shows it as it was', () => {
  const { readAnew, leave, comeBack } = open('ana');

  leave();
  expect(document.body).not.toBeVisible();
  comeBack();

  expect(document.body).toBeVisible();
  expect(readAnew).not.toHaveBeenCalled();
});

test.each([
  ['a logout', null],
  ['a login by somebody else', 'bia'],
])('Back after %s elsewhere shows nothing, and reloads the page', (_case, token) => {
  const { session, readAnew, leave, comeBack } = open('ana');

  leave();
  session.stored = token;
  comeBack();

  expect(document.body).not.toBeVisible();
  expect(readAnew).toHaveBeenCalledTimes(1);
});

test('a visitor’s page is never hidden', () => {
  const { leave } = open(null);
  leave();
  expect(document.body).toBeVisible();
});

afterEach(() => {
  document.documentElement.style.visibility = '';
});
