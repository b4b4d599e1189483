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

/** `place`: what is around the button, which may be gone by the time that the dialog is. */
type Reported = { flight: Flight; button: HTMLElement; place: HTMLElement | null };

/** The dialog is held by the page: its flight may leave the list, or the trip, while it is spoken of. */
export function useReporting() {
  const [reported, setReported] = useState<Reported | null>(null);

  const close = ({ button, place }: Reported) => {
    flushSync(() => setReported(null));
    if (!button.isConnected) place?.focus();
  };

  return {
    onReport: (flight: Flight, button: HTMLElement) =>
      setReported({ flight, button, place: button.closest('article') }),
    dialog: reported ? <NotifyDisruption flight={reported.flight} onDone={() => close(reported)} /> : null,
  };
}

export type Reporting = ReturnType<typeof useReporting>;
