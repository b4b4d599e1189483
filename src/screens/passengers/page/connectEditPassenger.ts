import { editPassengerMachine } from '#machines/passengers/editPassenger.machine.ts';
import { createPassengersApi } from '#src/api/passengers/passengers.ts';
import { createRefusalPorts, mutation } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

import { announceDeletion, outdated } from './announceDeletion.ts';

export const connectEditPassenger = (portal: Portal): typeof editPassengerMachine =>
  editPassengerMachine.provide({
    actors: { edit: mutation(portal, createPassengersApi(portal).updatePassenger, { outdates: outdated }) },
    actions: {
      ...createRefusalPorts(portal, 'passenger'),
      announceEdited: () => portal.notify({ severity: 'success', text: { id: 'notices.passenger_edited' } }),
      announceGone: ({ context }) => announceDeletion(portal, context.id),
    },
  });
