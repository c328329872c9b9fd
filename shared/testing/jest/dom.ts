import '@testing-library/jest-dom';
import { cleanup } from '@testing-library/react';

// jsdom draws nothing, so it does not scroll.
window.scrollTo = () => undefined;

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
