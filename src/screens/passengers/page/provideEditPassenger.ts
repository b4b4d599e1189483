import { editPassengerMachine } from '#machines/passengers/editPassenger.machine.ts';
import { passengersOf } from '#src/api/passengers/passengers.ts';
import { mutation, refusalsTo } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

import { outdated, sayGone } from './changed.ts';

export const provideEditPassenger = (portal: Portal): typeof editPassengerMachine =>
  editPassengerMachine.provide({
    actors: { edit: mutation(portal, passengersOf(portal).updatePassenger, { outdates: outdated }) },
    actions: {
      ...refusalsTo(portal, 'passenger'),
      announceEdited: () => portal.notify({ severity: 'success', text: { id: 'notices.passenger_edited' } }),
      announceGone: ({ context }) => sayGone(portal, context.id),
    },
  });
