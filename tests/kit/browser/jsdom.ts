import '@testing-library/jest-dom/vitest';
import 'temporal-polyfill/global';

import { act, cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

import { insertOnlyWhatIsTold } from './styles.ts';

// A slow machine is not a fault.
configure({ asyncUtilTimeout: 20_000, eventWrapper: carriedOn });

// What browsers have and jsdom has not.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Object.assign(Element.prototype, { scrollIntoView() {} });
Object.assign(window, { scrollTo() {} });
Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });
insertOnlyWhatIsTold();
window.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;

/**
 * Lets React carry on with what an event began. Where a component waits for its file, React gives up what it was drawing
 * unless somebody waits for it, and the testing library does not: the page would stay as it was for ever.
 */
function carriedOn(dispatch: () => unknown): unknown {
  let isTaken: unknown;
  // Its type says nothing of it, but it can always be waited for.
  const drawn = act(() => {
    isTaken = dispatch();
  }) as unknown as PromiseLike<void>;
  void drawn.then(() => undefined);
  return isTaken;
}

/** In milliseconds: what libraries put off. */
const aMoment = 1_000;

afterEach(() => {
  cleanup();
  // All tests have one window. What a library put off until a clock moves that is taken away it would wait for ever after.
  if (vi.isFakeTimers()) vi.advanceTimersByTime(aMoment);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  document.documentElement.lang = '';
  localStorage.clear();
  sessionStorage.clear();
});
