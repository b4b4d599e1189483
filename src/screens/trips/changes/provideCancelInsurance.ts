import { cancelInsuranceMachine } from '#machines/insurance/changes/cancelInsurance.machine.ts';
import { changesOf } from '#src/api/trips/changes.ts';
import { leaveOut } from '#src/session/data/deleted.ts';
import { mutation, refusalsTo } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';
import { sayGone } from '#src/session/trips/gone.ts';

/** Cancelling can raise the balance of the policy, so both are read again. */
export const provideCancelInsurance = (portal: Portal): typeof cancelInsuranceMachine =>
  cancelInsuranceMachine.provide({
    actors: { cancel: mutation(portal, changesOf(portal).cancelTrip, { outdates: ['TRIPS', 'POLICIES'] }) },
    actions: {
      ...refusalsTo(portal, 'insurance'),
      announceCancelled: ({ context }) => {
        leaveOut(portal, context.id);
        portal.notify({ severity: 'success', text: { id: 'notices.insurance_cancelled' } });
      },
      announceGone: ({ context }) => sayGone(portal, context.id),
    },
  });
