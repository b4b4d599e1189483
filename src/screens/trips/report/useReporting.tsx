import { useState } from 'react';
import { flushSync } from 'react-dom';

import { fromFile } from '#src/lib/browser/builtFiles.ts';
import { temporalReady } from '#src/lib/time/temporal.ts';
import { later } from '#src/ui/line/later.tsx';

import type { Flight } from '../trip.ts';

export const NotifyDisruption = later(async () => {
  const [part] = await Promise.all([fromFile('wizard', () => import('./NotifyDisruption.tsx')), temporalReady()]);
  return part;
});

type Reported = { flight: Flight; button: HTMLElement };

/** The dialog is held by the page: its flight may leave the list, or the trip, while it is spoken of. */
export function useReporting() {
  const [reported, setReported] = useState<Reported | null>(null);

  const close = ({ button }: Reported) => {
    const place = button.closest<HTMLElement>('article');
    flushSync(() => setReported(null));
    // The button is gone for as long as its flight spins.
    if (!button.isConnected) place?.focus();
  };

  return {
    onReport: (flight: Flight, button: HTMLElement) => setReported({ flight, button }),
    dialog: reported ? <NotifyDisruption flight={reported.flight} onDone={() => close(reported)} /> : null,
  };
}

export type Reporting = ReturnType<typeof useReporting>;
