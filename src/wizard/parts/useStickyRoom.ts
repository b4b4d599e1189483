import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

type Edge = 'Start' | 'End';

/** Height in pixels of the gradient above the bar. */
const fade = 16;

/**
 * Ref for a bar that sticks to an edge while a dialog or the page scrolls below it. Sets the scroll padding of that
 * edge to the bar's height, and reveals a focused field, or the first refused one, with its hint and error.
 */
export function useStickyRoom<Bar extends HTMLElement>(edge: Edge): RefObject<Bar | null> {
  const ref = useRef<Bar>(null);

  // Measure after every render, because content above the buttons can appear together with the element to scroll to.
  useLayoutEffect(() => measure(ref.current, edge));

  useEffect(() => {
    const bar = ref.current;
    const scroller = scrollerAround(bar);
    if (!bar || !scroller) return undefined;
    const sizes = new ResizeObserver(() => measure(bar, edge));
    sizes.observe(bar);
    const stopShowing = showFocusedFields(scroller);
    return () => {
      sizes.disconnect();
      stopShowing();
      scroller.style[`scrollPaddingBlock${edge}`] = '';
    };
  }, [edge]);

  return ref;
}

const scrollers = '[role="dialog"], html';
const scrollerAround = (bar: HTMLElement | null) => bar?.closest<HTMLElement>(scrollers) ?? null;

function measure(bar: HTMLElement | null, edge: Edge): void {
  const scroller = scrollerAround(bar);
  if (!bar || !scroller) return;
  const isInTheWay = getComputedStyle(bar).position === 'sticky';
  scroller.style[`scrollPaddingBlock${edge}`] = isInTheWay ? `${bar.offsetHeight + fade}px` : '';
}

/**
 * Shows each field that takes the focus. If a pointer is pressed on it, waits for the click: a scroll between press and
 * release would let the release miss the control, and the click would be lost.
 */
function showFocusedFields(scroller: HTMLElement): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let isPressed = false;
  const release = () => {
    isPressed = false;
  };
  scroller.addEventListener('pointerdown', () => void (isPressed = true), { signal, capture: true });
  scroller.addEventListener('focusin', ({ target }) => isPressed || showField(target), { signal });
  scroller.addEventListener(
    'click',
    () => {
      release();
      showField(document.activeElement);
    },
    { signal },
  );
  for (const type of ['pointercancel', 'keydown']) scroller.addEventListener(type, release, { signal, capture: true });
  return () => ended.abort();
}

function showField(target: EventTarget | null): void {
  if (!(target instanceof Element)) return;
  if (target.matches('form [role="alert"]')) showFirstProblem(target);
  const field = target.closest('.fui-Field');
  // A taller group could push the focused option out of view.
  if (field && field.clientHeight < window.innerHeight / 2) field.scrollIntoView({ block: 'nearest' });
}

/** Uncovers the first refused field, if the lines of the summary stay visible. */
function showFirstProblem(summary: Element): void {
  const scroller = summary.closest<HTMLElement>(scrollers);
  const field = summary.closest('form')?.querySelector('[aria-invalid="true"]')?.closest('.fui-Field');
  const lines = summary.lastElementChild;
  if (!scroller || !field || !lines) return;
  const top = Math.max(0, scroller.getBoundingClientRect().top) + paddingOf(scroller, 'Start');
  const bottom = Math.min(window.innerHeight, scroller.getBoundingClientRect().bottom) - paddingOf(scroller, 'End');
  const covered = field.getBoundingClientRect().bottom - bottom;
  if (covered > 0 && covered <= lines.getBoundingClientRect().top - top) scroller.scrollBy(0, covered);
}

/** Without the gradient, because text below it is readable. */
const paddingOf = (scroller: HTMLElement, edge: Edge) =>
  Math.max(0, (Number.parseFloat(scroller.style[`scrollPaddingBlock${edge}`]) || 0) - fade);
