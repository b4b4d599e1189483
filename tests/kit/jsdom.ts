import '@testing-library/jest-dom/vitest';
import 'temporal-polyfill/global';

import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

import { insertOnlyWhatIsTold } from './styles.ts';

// A slow machine is not a fault.
configure({ asyncUtilTimeout: 20_000 });

// What browsers have and jsdom has not.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Object.assign(Element.prototype, { scrollIntoView() {} });
insertOnlyWhatIsTold();
window.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});
