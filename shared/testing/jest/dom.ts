import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';

// How long a test waits for what it expects: a test must not fail because the machine is busy.
configure({ asyncUtilTimeout: 60_000 });

// jsdom draws nothing, so it does not scroll, nothing moves, and nothing has a size that could change.
window.scrollTo = () => undefined;
Element.prototype.getAnimations = () => [];
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// React takes a stack trace for each element that it makes, for tools that ask who made it. It does without once it
// took ten thousand in a second, and here from the first: about 5 % of a page test's processor time.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as object,
  'recentlyCreatedOwnerStacks',
  { get: () => 10_000, set: () => undefined },
);

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
