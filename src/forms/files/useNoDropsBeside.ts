import { useEffect } from 'react';

/** Prevents the browser from opening a file that is dropped outside of the drop area. */
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
