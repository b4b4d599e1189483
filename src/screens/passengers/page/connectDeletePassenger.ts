import { deletePassengerMachine } from '#machines/passengers/deletePassenger.machine.ts';
import { createPassengersApi } from '#src/api/passengers/passengers.ts';
import { removeEverywhere } from '#src/session/data/deleted.ts';
import { createRefusalPorts, mutation } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

import { announceDeletion, outdated } from './announceDeletion.ts';

export const connectDeletePassenger = (portal: Portal): typeof deletePassengerMachine =>
  deletePassengerMachine.provide({
    actors: { delete: mutation(portal, createPassengersApi(portal).deletePassenger, { outdates: outdated }) },
    actions: {
      ...createRefusalPorts(portal, 'passenger'),
      announceDeleted: ({ context }) => {
        removeEverywhere(portal, context.id);
        portal.notify({ severity: 'success', text: { id: 'notices.passenger_deleted' } });
      },
      announceGone: ({ context }) => announceDeletion(portal, context.id),
    },
  });
