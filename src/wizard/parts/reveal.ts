/** For the `ref` of what comes below a choice, perhaps out of sight. Waits until the bar of buttons has its new height. */
export const reveal = (element: HTMLElement | null): void =>
  queueMicrotask(() => element?.scrollIntoView({ block: 'nearest' }));
