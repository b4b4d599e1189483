import { useEffect } from 'react';

/** A file that is dropped beside the place for it would be opened by the browser, and the page be gone. */
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
