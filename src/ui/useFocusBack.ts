import { useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * For what comes on screen and goes again. Answers how to close it: if focus went with it, focus is given back to where it
 * was before, or else to the heading of the page.
 */
export function useFocusBack(): (close: () => void) => void {
  const [before] = useState(() => document.activeElement);

  return (close) => {
    flushSync(close);
    if (document.activeElement && document.activeElement !== document.body) return;
    const place = before && before !== document.body && before.isConnected ? before : document.querySelector('h1');
    if (place instanceof HTMLElement) place.focus();
  };
}
