import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** The bar fades into what scrolls under it. */
const fade = 16;

/**
 * For a bar that stays at an edge while a dialog or the page scrolls under it. Sets the scroll padding of that edge to the
 * bar's height, and shows a field that takes the focus with its hint and its error.
 */
export function useStickyRoom<Bar extends HTMLElement>(edge: 'Start' | 'End'): RefObject<Bar | null> {
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

const scrollerAround = (bar: HTMLElement | null) => bar?.closest<HTMLElement>('[role="dialog"], html') ?? null;

function measure(bar: HTMLElement | null, edge: 'Start' | 'End'): void {
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

/** A group that is half as high as the window would push out of sight which of its choices has the focus. */
function showField(target: EventTarget | null): void {
  const field = target instanceof Element ? target.closest('.fui-Field') : null;
  if (field && field.clientHeight < window.innerHeight / 2) field.scrollIntoView({ block: 'nearest' });
}
