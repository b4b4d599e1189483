import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { isFramed } from '#src/lib/browser/frame.ts';

/**
 * For what comes on screen and goes again. Answers how to close it: if focus went with it, focus is given back to where it
 * was before, or else to the heading of the page.
 */
export function useFocusBack(): (close: () => void) => void {
  const [before] = useState(() => document.activeElement);

  return (close) => {
    flushSync(close);
    // What it lay over may have gone with it, and gives focus back to where that was from.
    if (before?.isConnected) giveBackTo(before);
    else queueMicrotask(() => giveBackTo(before));
  };
}

/**
 * The same for what comes while something else has the focus, which may be gone by the time that somebody turns to it: focus
 * is given back to where they were last.
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

/** The same for what is closed from elsewhere: when it is gone, focus is given back. */
export function useFocusBackWhenGone(): void {
  const [before] = useState(() => document.activeElement);
  const [line] = useState(() => lineAround(before));
  useEffect(() => () => queueMicrotask(() => giveBackTo(before, line)), [before, line]);
}

/** For a list whose lines take focus: if the one goes that somebody was in, focus is on the line that took its place. */
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

/** A line of a list, and how many are above it. */
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
  // In another site's frame, the browser would scroll the page around it as well.
  if (place instanceof HTMLElement) place.focus({ preventScroll: isFramed() });
}

/** Of the dialog that lies over everything, or of the page. What lies under a dialog must not have the focus. */
function headingOnTop(): Element | null {
  const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);
  return dialog ? dialog.querySelector('h2[tabindex="-1"]') : document.querySelector('h1');
}

/** For what goes by itself: if it had the focus, the heading of the dialog or the page that it is in has it then. */
export const toHeadingWhenGone = (place: HTMLElement | null) => () => {
  if (place?.contains(document.activeElement)) queueMicrotask(() => giveBackTo(null));
};

/**
 * For the `ref` of a place that can take focus, and in which one thing comes after the other: if what had the focus goes with
 * what it was part of, the place has it then, and is where the next thing is read from.
 */
export function keepFocus(place: HTMLElement | null): (() => void) | undefined {
  if (!place) return undefined;
  let last: Element | null = null;
  const remember = ({ target }: globalThis.FocusEvent) => {
    last = target as Element;
  };
  // What goes may lose the focus first.
  const forget = () =>
    queueMicrotask(() => (last?.isConnected && document.activeElement !== last ? (last = null) : null));
  const observer = new MutationObserver(() => {
    if (!last || last.isConnected) return;
    last = null;
    if (document.activeElement !== document.body) return;
    place.focus({ preventScroll: true });
    // What it begins with, clear of what stays at the edge of a dialog.
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
