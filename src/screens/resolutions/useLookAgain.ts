import { useEffect } from 'react';

type Flow = { send: (event: { type: 'retry.asked' }) => void };

/** Once there is a connection again, what nobody could read is read by itself, as the line at the top of the page says. */
export function useLookAgain(flow: Flow | undefined): void {
  useEffect(() => {
    const look = () => flow?.send({ type: 'retry.asked' });
    window.addEventListener('online', look);
    return () => window.removeEventListener('online', look);
  }, [flow]);
}
