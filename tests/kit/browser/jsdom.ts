import '@testing-library/jest-dom/vitest';
import 'temporal-polyfill/global';

import { act, cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

import { insertOnlyWhatIsTold } from './styles.ts';

// A slow machine must not fail a test.
configure({ asyncUtilTimeout: 20_000, eventWrapper: carriedOn });

// Browser APIs that jsdom lacks.
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
 * Lets React finish rendering after an event. If a component suspends, React discards the render unless the act is
 * awaited, which the testing library does not do: the page would never update.
 */
function carriedOn(dispatch: () => unknown): unknown {
  let isTaken: unknown;
  // The type hides it, but the result can always be awaited.
  const drawn = act(() => {
    isTaken = dispatch();
  }) as unknown as PromiseLike<void>;
  void drawn.then(() => undefined);
  return isTaken;
}

/** In milliseconds: the longest delay that libraries use. */
const aMoment = 1_000;

afterEach(() => {
  cleanup();
  // All tests share one window. A callback that a library delayed on a fake clock would never run after that clock is
  // removed.
  if (vi.isFakeTimers()) vi.advanceTimersByTime(aMoment);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  document.documentElement.lang = '';
  localStorage.clear();
  sessionStorage.clear();
});
