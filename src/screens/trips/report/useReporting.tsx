import { useState } from 'react';
import { flushSync } from 'react-dom';

import { mayEdit } from '#rules/trips/trips.ts';
import { fromFile } from '#src/lib/browser/builtFiles.ts';
import { temporalReady } from '#src/lib/time/temporal.ts';
import { later } from '#src/ui/line/later.tsx';

import { type Flight, type FlightSeen, seenOf, type Trip } from '../trip.ts';

export const NotifyDisruption = later(async () => {
  const [part] = await Promise.all([fromFile('wizard', () => import('./NotifyDisruption.tsx')), temporalReady()]);
  return part;
});

/** A flight as it was when somebody began to speak of it. `locks`: its trip can be changed, until something is said of it. */
export type Reported = { flight: Flight; seen: FlightSeen; locks: boolean };

/** `place`: what is around the button, which may be gone by the time that the dialog is. */
type Opened = { reported: Reported; button: HTMLElement; place: HTMLElement | null };

/** The dialog is held by the page: its flight may leave the list, or the trip, while it is spoken of. */
export function useReporting(trip: Trip | undefined) {
  const [opened, setOpened] = useState<Opened | null>(null);

  const close = ({ button, place }: Opened) => {
    flushSync(() => setOpened(null));
    if (!button.isConnected) place?.focus();
  };

  return {
    onReport: (flight: Flight, button: HTMLElement) => {
      if (trip)
        setOpened({
          reported: { flight, seen: seenOf(trip, flight), locks: mayEdit(trip) },
          button,
          place: button.closest('article'),
        });
    },
    dialog: opened ? <NotifyDisruption reported={opened.reported} onDone={() => close(opened)} /> : null,
  };
}

export type Reporting = ReturnType<typeof useReporting>;
