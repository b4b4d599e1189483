import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

type Edge = 'Start' | 'End';

/** The bar fades into what scrolls under it. */
const fade = 16;

/**
 * For a bar that stays at an edge while a dialog or the page scrolls under it. Sets the scroll padding of that edge to the
 * bar's height, and shows a field that takes the focus, or the first one that was refused, with its hint and its error.
 */
export function useStickyRoom<Bar extends HTMLElement>(edge: Edge): RefObject<Bar | null> {
  const ref = useRef<Bar>(null);

  // With each drawing: what is asked above the buttons comes together with what is scrolled to.
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
 * Shows each field that takes the focus. If a pointer is pressed on it, waits for the click: a scroll between press and release
 * would let the release miss the control, and the click would be lost.
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
  // A taller group could push the choice that has the focus out of sight.
  if (field && field.clientHeight < window.innerHeight / 2) field.scrollIntoView({ block: 'nearest' });
}

/** Uncovers the first refused field, if the lines of the summary stay in sight. */
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

/** Without the fade, through which one can read. */
const paddingOf = (scroller: HTMLElement, edge: Edge) =>
  Math.max(0, (Number.parseFloat(scroller.style[`scrollPaddingBlock${edge}`]) || 0) - fade);
