import { onTestFinished, vi } from 'vitest';

/**
 * Makes jsdom's window one that a portal can be opened in, and another after it.
 *
 * Nothing has a size in jsdom, and what has none takes no focus, so that a dialog would not know that it is in use. And
 * what a portal listens to it listens to for as long as its page is open, while here the next one has the same window.
 */
export function prepareWindow(): void {
  const targets = [window, document];
  const listening = targets.map((target) => vi.spyOn(target, 'addEventListener'));
  const layout = [
    vi.spyOn(document.body, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1024, 768)),
    vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockImplementation(function (this: HTMLElement) {
      return this.parentElement;
    }),
  ];

  onTestFinished(() => {
    for (const [at, spy] of listening.entries()) {
      for (const [type, listener] of spy.mock.calls) targets[at]?.removeEventListener(type, listener);
    }
    for (const spy of [...listening, ...layout]) spy.mockRestore();
  });
}
