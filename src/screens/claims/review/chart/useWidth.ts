import { useCallback, useState } from 'react';

/** Returns the laid-out width of an element in whole pixels; 0 before the first measurement. */
export function useWidth() {
  const [width, setWidth] = useState(0);
  const measured = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver((sizes) => {
      for (const { contentRect } of sizes) setWidth(Math.floor(contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { width, measured };
}
