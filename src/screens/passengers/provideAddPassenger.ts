import { addPassengerMachine } from '#machines/passengers/addPassenger.machine.ts';
import { passengersOf } from '#src/api/passengers/passengers.ts';
import { mutation, refusalsTo } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

export const provideAddPassenger = (portal: Portal): typeof addPassengerMachine =>
  addPassengerMachine.provide({
    actors: { add: mutation(portal, passengersOf(portal).addPassenger, { outdates: 'PASSENGERS' }) },
    actions: {
      ...refusalsTo(portal, 'passenger'),
      announceAdded: () => portal.notify({ severity: 'success', text: { id: 'notices.passenger_added' } }),
    },
  });
