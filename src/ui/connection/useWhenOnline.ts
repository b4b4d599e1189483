import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back each time the device has a connection again, so that unknown outcomes are checked without a request from
 * the user.
 */
export function useWhenOnline(check: () => void): void {
  const onOnline = useEffectEvent(check);

  useEffect(() => {
    const again = () => onOnline();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
}
