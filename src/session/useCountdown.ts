import { useEffect, useState } from 'react';

import { usePortal } from './portal.ts';

export function useCountdown(until: number): number {
  const { clock } = usePortal();
  const left = () => Math.max(0, Math.ceil((until - clock.now()) / 1_000));
  const [seconds, setSeconds] = useState(left);

  useEffect(() => {
    const timer = setInterval(() => setSeconds(left), 1_000);
    return () => clearInterval(timer);
  });

  return seconds;
}
