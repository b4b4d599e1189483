import { addPassengerMachine } from '#machines/passengers/addPassenger.machine.ts';
import { createPassengersApi } from '#src/api/passengers/passengers.ts';
import { createRefusalPorts, mutation } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

export const connectAddPassenger = (portal: Portal): typeof addPassengerMachine =>
  addPassengerMachine.provide({
    actors: { add: mutation(portal, createPassengersApi(portal).addPassenger, { outdates: 'PASSENGERS' }) },
    actions: {
      ...createRefusalPorts(portal, 'passenger'),
      announceAdded: () => portal.notify({ severity: 'success', text: { id: 'notices.passenger_added' } }),
    },
  });
