import { deletePassengerMachine } from '#machines/passengers/deletePassenger.machine.ts';
import { passengersOf } from '#src/api/passengers/passengers.ts';
import { leaveOut } from '#src/session/data/deleted.ts';
import { mutation, refusalsTo } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

import { outdated, sayGone } from './changed.ts';

export const provideDeletePassenger = (portal: Portal): typeof deletePassengerMachine =>
  deletePassengerMachine.provide({
    actors: { delete: mutation(portal, passengersOf(portal).deletePassenger, { outdates: outdated }) },
    actions: {
      ...refusalsTo(portal, 'passenger'),
      announceDeleted: ({ context }) => {
        leaveOut(portal, context.id);
        portal.notify({ severity: 'success', text: { id: 'notices.passenger_deleted' } });
      },
      announceGone: ({ context }) => sayGone(portal, context.id),
    },
  });
