import '@testing-library/jest-dom/vitest';
import 'temporal-polyfill/global';

import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// What browsers have and jsdom has not.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});
