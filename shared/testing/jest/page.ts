import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';

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

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
