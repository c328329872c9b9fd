import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';

// How long a test waits for what it expects: a test must not fail because the machine is busy.
configure({ asyncUtilTimeout: 10_000 });

// jsdom draws nothing, so it does not scroll.
window.scrollTo = () => undefined;

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
