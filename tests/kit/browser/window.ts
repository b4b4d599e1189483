import { onTestFinished, vi } from 'vitest';

/**
 * Prepares jsdom's window for one portal after another.
 *
 * Elements have no size in jsdom, so they could not be focused and a dialog would not notice that it is in use. A
 * portal keeps its listeners as long as its page is open, but here the next portal uses the same window, so they must
 * be removed.
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
