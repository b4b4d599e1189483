import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const positions = new Map<string, number>();

/**
 * Restores the scroll position after going back or forward. The browser restores it before the page is rendered, and is
 * limited by the height of the previous page.
 */
export function useScrollPosition(): void {
  const { key, pathname, hash } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  // Anchor links create entries without a key.
  const entry = `${key} ${pathname}${hash}`;

  useEffect(() => {
    const remember = () => {
      // Until the next page is rendered, the key belongs to it but the position to the previous one.
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

/** Returns React Router's key of the current history entry. */
const keyOfEntry = (): string => (window.history.state as { key?: string } | null)?.key ?? 'default';

const ownScrolling = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Scrolls repeatedly as the page grows, until the position is reached or the user scrolls. */
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
