import { useEffect, useEffectEvent } from 'react';

/** Calls back each time the device has a connection again, so that what is unknown is checked without anybody asking. */
export function useWhenOnline(check: () => void): void {
  const onOnline = useEffectEvent(check);

  useEffect(() => {
    const again = () => onOnline();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
}
