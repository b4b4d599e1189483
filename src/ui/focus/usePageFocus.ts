import { createContext, useContext, useState } from 'react';

/** How the page on screen was come to: the portal was opened there, from another of its pages, or back to it. */
export const Arrival = createContext<'opened' | 'on' | 'back'>('opened');

/** For the heading of a page, as its `ref`: focus comes to it from another page, and not when the portal is opened there. */
export function usePageFocus(): ((heading: HTMLElement | null) => void) | undefined {
  const arrival = useContext(Arrival);
  const [focus] = useState(() => ({ opened: undefined, on: takeFocus, back: takeFocusInPlace })[arrival]);

  return focus;
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus();

/** Who goes back is where they were on the page: the browser sees to that. */
const takeFocusInPlace = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });
