import { useEffect } from 'react';

/** Lets the browser ask before the page is closed or reloaded, because input would be lost. */
export function useLeavingQuestion(isLosing: boolean): void {
  useEffect(() => {
    if (!isLosing) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isLosing]);
}
