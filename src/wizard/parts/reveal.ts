/**
 * Scrolls to a part of a form that a choice has added. As a `ref`, waits until the bar of buttons has its new height.
 */
export const reveal = (element: HTMLElement | null): void =>
  queueMicrotask(() => element?.scrollIntoView({ block: 'nearest' }));
