import { useEffect } from 'react';

/** Keeps the page when a file is dropped beside the place for it, which the browser would open instead. */
export function useNoDropsBeside(): void {
  useEffect(() => {
    const ignore = (event: DragEvent) => event.preventDefault();
    window.addEventListener('dragover', ignore);
    window.addEventListener('drop', ignore);
    return () => {
      window.removeEventListener('dragover', ignore);
      window.removeEventListener('drop', ignore);
    };
  }, []);
}
