import { createContext, useContext, useState } from 'react';

/** Way in which the user reached the page: first load, navigation within the portal, or going back. */
export const Arrival = createContext<'opened' | 'on' | 'back'>('opened');

/**
 * Returns a `ref` for the heading of a page: coming from another page puts the focus on it and shows the page from its
 * top.
 *
 * The focus must not scroll, because browsers differ in how they do that: WebKit centres the heading, so that a page
 * would open in the middle. When the user goes back, `useScrollPosition` restores the position.
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
