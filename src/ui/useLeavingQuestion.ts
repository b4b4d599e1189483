import { useEffect } from 'react';

/** Lets the browser ask, in its own words, before the page is closed or loaded anew: something of it would be lost. */
export function useLeavingQuestion(isLosing: boolean): void {
  useEffect(() => {
    if (!isLosing) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isLosing]);
}
