import { cancelInsuranceModel } from '#machines/insurance/changes/cancelInsurance.model.ts';

import type { Act } from '../../actions.ts';
import type { Assertion } from '../../assertions.ts';
import { flowSpec } from '../../spec.ts';
import { createCancellingSpec } from '../kit/cancelling.ts';
import { atTrip, backToTheTrip, readOnlyTrip } from '../kit/trips.ts';

export const openCancellation = [{ press: 'button', named: 'trips.cancel' }] as const satisfies readonly Act[];

const alike = createCancellingSpec('trips', {
  back: backToTheTrip,
  ends: 'trips.cancel.lost',
  locked: [
    { role: 'dialog', text: 'trips.cancel.locked', body: 'errors.flight_alerted' },
    { role: 'button', text: 'trips.locked.close', is: 'enabled' },
  ],
});

const left: readonly Assertion[] = [
  { role: 'dialog', text: 'trips.cancel.title', is: 'missing' },
  { role: 'dialog', text: 'trips.cancel.locked', is: 'missing' },
];
const gone: readonly Assertion[] = [...left, { page: '/insurance' }];

export const spec = flowSpec(cancelInsuranceModel, {
  starts: {
    'from its page': { partner: 'sky', path: atTrip('t-sched'), as: 'anna@sky.test', do: [{ acts: openCancellation }] },
  },
  readOnly: {
    start: readOnlyTrip,
    sees: [{ role: 'button', text: 'trips.cancel', is: 'disabled', describedBy: 'trips.change.no_write' }],
  },
  events: alike.events,
  states: {
    ...alike.states,
    cancelled: gone,
    gone,
    left,
  },
  actors: {
    cancel: {
      call: 'DELETE /travel/trips/*',
      document: 'DeleteTrip',
      answers: { cancelled: { data: { deleteTrip: true } } },
    },
  },
  effects: {
    announceCancelled: [{ notice: 'notices.insurance_cancelled' }],
    announceGone: [{ notice: 'notices.trip_gone' }],
  },
});
