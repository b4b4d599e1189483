import { cancelInsuranceMachine } from '#machines/insurance/changes/cancelInsurance.machine.ts';
import { createTripChangesApi } from '#src/api/trips/changes.ts';
import { removeEverywhere } from '#src/session/data/deleted.ts';
import { createRefusalPorts, mutation } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';
import { announceCancellation } from '#src/session/trips/announceCancellation.ts';

/** Cancelling can raise the balance of the policy, so both are read again. */
export const connectCancelInsurance = (portal: Portal): typeof cancelInsuranceMachine =>
  cancelInsuranceMachine.provide({
    actors: { cancel: mutation(portal, createTripChangesApi(portal).cancelTrip, { outdates: ['TRIPS', 'POLICIES'] }) },
    actions: {
      ...createRefusalPorts(portal, 'insurance'),
      announceCancelled: ({ context }) => {
        removeEverywhere(portal, context.id);
        portal.notify({ severity: 'success', text: { id: 'notices.insurance_cancelled' } });
      },
      announceGone: ({ context }) => announceCancellation(portal, context.id),
    },
  });
