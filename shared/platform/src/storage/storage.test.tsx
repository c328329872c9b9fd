import { boolean, number, object, picklist, string } from 'valibot';
import { storageItem } from './storage';

const name = storageItem('local', 'userId', string());
const consent = storageItem('local', 'cookieConsent', picklist(['true']));
const cache = storageItem('session', 'signUpDraft', object({ expiresAt: number(), isOn: boolean() }));

test('keeps a text as it is and anything else as JSON', () => {
  name.write('Marina');
  cache.write({ expiresAt: 5, isOn: true });

  expect(localStorage.getItem('userId')).toBe('Marina');
  expect(sessionStorage.getItem('signUpDraft')).toBe('{"expiresAt":5,"isOn":true}');
  expect(name.read()).toBe('Marina');
  expect(cache.read()).toEqual({ expiresAt: 5, isOn: true });
});

test('keeps a text of digits a text', () => {
  name.write('52998224725');

  expect(name.read()).toBe('52998224725');
});

test.each(['', '{', 'null', '-1', '{"expiresAt":"soon","isOn":true}', '[]'])(
  'reads garbage as nothing, and removes it: %s',
  (garbage) => {
    sessionStorage.setItem('signUpDraft', garbage);
    const heard = jest.fn();
    const stop = cache.subscribe(heard);

    expect(cache.read()).toBeUndefined();
    expect(sessionStorage.getItem('signUpDraft')).toBeNull();
    expect(heard).not.toHaveBeenCalled();
    stop();
  },
);

test('reads nothing where nothing, or something else, was stored', () => {
  localStorage.setItem('cookieConsent', 'maybe');

  expect(name.read()).toBeUndefined();
  expect(consent.read()).toBeUndefined();
});

test('works for the life of the tab where the browser refuses storage', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(denied);

  name.write('Marina');
  expect(name.read()).toBe('Marina');
  name.remove();
  expect(name.read()).toBeUndefined();
});

test('works when storage is full, and does not return the earlier value', () => {
  localStorage.setItem('userId', 'Old');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

  name.write('New');
  expect(name.read()).toBe('New');
  name.remove();
  expect(name.read()).toBeUndefined();
});

test('reports a change in this tab and in another, and stops when it is asked to', () => {
  const heard = jest.fn();
  const stop = name.subscribe(heard);

  name.write('Marina');
  window.dispatchEvent(new StorageEvent('storage', { key: 'userId' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  cache.write({ expiresAt: 1, isOn: false });
  expect(heard).toHaveBeenCalledTimes(3);

  stop();
  name.remove();
  expect(heard).toHaveBeenCalledTimes(3);
});
