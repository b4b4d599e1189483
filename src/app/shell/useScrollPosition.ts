import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Pixels from the top of the page, by entry of the history. */
const positions = new Map<string, number>();

/**
 * Restores the scroll position of a page when somebody goes back or forward to it. A browser does so before the page is
 * drawn, and gets no further than the page it leaves is long.
 */
export function useScrollPosition(): void {
  const { key, pathname, hash } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  // Links to an anchor make entries without a key.
  const entry = `${key} ${pathname}${hash}`;

  useEffect(() => {
    const remember = () => {
      // Until the next page is drawn, its entry is current already and this one's position is not its own.
      if (keyOfEntry() === key) positions.set(entry, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, entry]);

  useLayoutEffect(() => {
    const position = isBack ? positions.get(entry) : undefined;
    if (position !== undefined) return scrollWhenLongEnough(position);
    positions.set(entry, window.scrollY);
    return undefined;
  }, [isBack, entry]);
}

/** React Router's name for an entry of the history. */
const keyOfEntry = (): string => (window.history.state as { key?: string } | null)?.key ?? 'default';

const ownScrolling = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Scrolls as far as the page goes, and again as it grows, until the position is reached or a person takes over. */
function scrollWhenLongEnough(position: number): () => void {
  const ended = new AbortController();
  const stop = () => ended.abort();
  const scroll = () => {
    window.scrollTo(0, position);
    if (Math.abs(window.scrollY - position) < 1) stop();
  };
  const growth = new ResizeObserver(scroll);
  ended.signal.addEventListener('abort', () => growth.disconnect());
  for (const type of ownScrolling) window.addEventListener(type, stop, { signal: ended.signal, passive: true });
  growth.observe(document.body);
  scroll();

  return stop;
}
