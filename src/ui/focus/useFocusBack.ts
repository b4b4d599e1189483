import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

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
  useEffect(() => () => queueMicrotask(() => giveBackTo(before)), [before]);
}

function giveBackTo(before: Element | null): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  const place = before && before !== document.body && before.isConnected ? before : headingOnTop();
  if (place instanceof HTMLElement) place.focus();
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
