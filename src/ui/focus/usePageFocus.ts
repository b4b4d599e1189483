import { createContext, useContext, useState } from 'react';

/** How the page on screen was come to: the portal was opened there, from another of its pages, or back to it. */
export const Arrival = createContext<'opened' | 'on' | 'back'>('opened');

/**
 * Returns a `ref` for the heading of a page: coming from another page puts the focus on it and shows the page from its top.
 *
 * Browsers scroll to what takes the focus each in their own way: WebKit centres it, so that a page opens in the middle. Someone
 * who goes back is brought to where they were on the page by `useScrollPosition`.
 */
export function usePageFocus(): (heading: HTMLElement | null) => void {
  const arrival = useContext(Arrival);
  const [focus] = useState(() => (heading: HTMLElement | null) => {
    if (!heading || arrival === 'opened') return;
    if (arrival === 'on') scrollTo(0, 0);
    heading.focus({ preventScroll: true });
  });

  return focus;
}
