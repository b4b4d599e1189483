import { type ComponentType, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { addresses } from '#src/lib/addresses.ts';

import type { Trip } from '../trip.ts';

type Dialog<End> = ComponentType<{ trip: Trip; onDone: (end: End | 'gone' | 'left') => void }>;

/** What is done with a trip in a dialog over its page; app hands it over. */
export type TripDialogs = { EditTrip: Dialog<'saved'>; CancelInsurance: Dialog<'cancelled'> };

export type Changes = { onEdit: () => void; onCancel: () => void };

/** The dialogs are held by what stays, with the trip as it was when they were opened: a list that is read again may be without it. */
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
          // There is no such page any more.
          if (end === 'cancelled' || end === 'gone') void navigate(addresses.insurance, { replace: true });
        }}
      />
    ),
  };
}
