import { useCallback, useState } from 'react';

/** How wide an element is laid out, in whole pixels; 0 as long as nobody knows. */
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
