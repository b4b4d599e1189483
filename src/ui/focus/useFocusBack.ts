import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { isFramed } from '#src/lib/browser/frame.ts';

/**
 * Returns a function that closes a temporary element and returns the focus to the element that had it before, or else
 * to the heading of the page.
 */
export function useFocusBack(): (close: () => void) => void {
  const [before] = useState(() => document.activeElement);

  return (close) => {
    flushSync(close);
    // The element below may close at the same time, and then returns the focus to its own opener.
    if (before?.isConnected) giveBackTo(before);
    else queueMicrotask(() => giveBackTo(before));
  };
}

/**
 * Variant for an element that appears while another has the focus, such as a notice. Returns the focus to where it was
 * last, because the first element may be gone by then.
 */
export function useFocusBackToLast() {
  const [first] = useState(() => document.activeElement);
  const last = useRef<Element | null>(first);

  return {
    cameFrom: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) last.current = relatedTarget;
    },
    giveFocusBack: (close: () => void) => {
      flushSync(close);
      giveBackTo(last.current);
    },
  };
}

/** Variant for an element that its parent closes: returns the focus on unmount. */
export function useFocusBackWhenGone(): void {
  const [before] = useState(() => document.activeElement);
  const [line] = useState(() => lineAround(before));
  useEffect(() => () => queueMicrotask(() => giveBackTo(before, line)), [before, line]);
}

/**
 * Keeps the focus in a list of focusable rows: if the focused row is removed, the row that took its place gets the
 * focus.
 */
export function useFocusInPlace(list: RefObject<HTMLElement | null>): void {
  const last = useRef<Line>(null);
  useEffect(() => {
    const place = list.current;
    const remember = ({ target }: globalThis.FocusEvent) => {
      last.current = lineAround(target as Element);
    };
    place?.addEventListener('focusin', remember);
    return () => place?.removeEventListener('focusin', remember);
  }, [list]);
  useLayoutEffect(() => {
    if (!last.current || last.current.element.isConnected) return;
    giveBackTo(null, last.current);
    last.current = null;
  });
}

/** Row of a list, and the number of rows above it. */
type Line = { element: Element; list: Element; above: number };

function lineAround(focused: Element | null): Line | null {
  const element = focused?.closest('li[tabindex="-1"]');
  const list = element?.parentElement;
  return element && list ? { element, list, above: [...list.children].indexOf(element) } : null;
}

const inPlaceOf = ({ list, above }: Line) =>
  list.isConnected ? (list.children[above] ?? list.lastElementChild) : null;

function giveBackTo(before: Element | null, line: Line | null = null): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  const isThere = before && before !== document.body && before.isConnected;
  const place = isThere ? before : ((line && inPlaceOf(line)) ?? headingOnTop());
  // In a frame of another site, the browser would also scroll the page around it.
  if (place instanceof HTMLElement) place.focus({ preventScroll: isFramed() });
}

/** Returns the heading of the topmost dialog, or of the page. Content below a dialog must not take the focus. */
function headingOnTop(): Element | null {
  const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);
  return dialog ? dialog.querySelector('h2[tabindex="-1"]') : document.querySelector('h1');
}

/**
 * Ref for an element that disappears by itself: moves the focus to the heading of its dialog or page if the element had
 * it.
 */
export const toHeadingWhenGone = (place: HTMLElement | null) => () => {
  if (place?.contains(document.activeElement)) queueMicrotask(() => giveBackTo(null));
};

/**
 * Ref for a focusable container whose content is replaced: takes the focus if the focused element is removed, so that
 * reading continues there.
 */
export function keepFocus(place: HTMLElement | null): (() => void) | undefined {
  if (!place) return undefined;
  let last: Element | null = null;
  const remember = ({ target }: globalThis.FocusEvent) => {
    last = target as Element;
  };
  // A removed element can lose the focus before it is removed.
  const forget = () =>
    queueMicrotask(() => (last?.isConnected && document.activeElement !== last ? (last = null) : null));
  const observer = new MutationObserver(() => {
    if (!last || last.isConnected) return;
    last = null;
    if (document.activeElement !== document.body) return;
    place.focus({ preventScroll: true });
    // Scrolls to the start of the content, below the sticky edges of a dialog.
    place.firstElementChild?.scrollIntoView({ block: 'nearest' });
  });
  place.addEventListener('focusin', remember);
  place.addEventListener('focusout', forget);
  observer.observe(place, { childList: true, subtree: true });

  return () => {
    observer.disconnect();
    place.removeEventListener('focusin', remember);
    place.removeEventListener('focusout', forget);
  };
}
