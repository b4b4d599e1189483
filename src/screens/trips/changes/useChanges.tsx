import { type ComponentType, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { addresses } from '#src/lib/addresses.ts';

import type { Trip } from '../trip.ts';

type Dialog<End> = ComponentType<{ trip: Trip; onDone: (end: End | 'gone' | 'left') => void }>;

/** Dialogs over the page of a trip, passed in by the app. */
export type TripDialogs = { EditTrip: Dialog<'saved'>; CancelInsurance: Dialog<'cancelled'> };

export type Changes = { onEdit: () => void; onCancel: () => void };

/**
 * Holds the open dialog on page level, with the trip from the time of opening, because another read can remove the trip
 * from the list.
 */
export function useChanges(dialogs: TripDialogs, trip: Trip | undefined): { changes: Changes; dialog: ReactNode } {
  const [open, setOpen] = useState<{ what: keyof TripDialogs; trip: Trip } | null>(null);
  const navigate = useNavigate();
  const opens = (what: keyof TripDialogs) => () => setOpen(trip ? { what, trip } : null);
  const Open = open && dialogs[open.what];

  return {
    changes: { onEdit: opens('EditTrip'), onCancel: opens('CancelInsurance') },
    dialog: Open && (
      <Open
        trip={trip ?? open.trip}
        onDone={(end) => {
          setOpen(null);
          // The page of this trip no longer exists.
          if (end === 'cancelled' || end === 'gone') void navigate(addresses.insurance, { replace: true });
        }}
      />
    ),
  };
}
