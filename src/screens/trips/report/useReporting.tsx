import { useState } from 'react';
import { flushSync } from 'react-dom';
import { mayEdit } from '#rules/trips/trips.ts';
import { fromFile } from '#src/lib/browser/builtFiles.ts';
import { temporalReady } from '#src/lib/time/temporal.ts';
import { later } from '#src/ui/connection/later.tsx';
import { type Flight, type Trip, toFlightSeen } from '../trip.ts';
import type { Reported } from './report.props.ts';

export const NotifyDisruption = later(async () => {
  const [part] = await Promise.all([fromFile('wizard', () => import('./NotifyDisruption.tsx')), temporalReady()]);
  return part;
});

/** `place` is the element around the button; it receives the focus if the button is gone when the dialog closes. */
type Opened = { reported: Reported; button: HTMLElement; place: HTMLElement | null };

/** Holds the dialog on page level, because the flight can leave the list or the trip while it is open. */
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
          reported: { flight, seen: toFlightSeen(trip, flight), locks: mayEdit(trip) },
          button,
          place: button.closest('article'),
        });
    },
    dialog: opened ? <NotifyDisruption reported={opened.reported} onDone={() => close(opened)} /> : null,
  };
}

export type Reporting = ReturnType<typeof useReporting>;
