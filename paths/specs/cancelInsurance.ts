import { cancelInsuranceModel } from '#machines/insurance/changes/cancelInsurance.model.ts';

import type { Act } from '../actions.ts';
import type { Assertion } from '../assertions.ts';
import { flowSpec } from '../spec.ts';
import { atTrip, backToTheTrip } from './shared/trips.ts';

export const openCancellation = [{ press: 'button', named: 'trips.cancel' }] as const satisfies readonly Act[];
const request = [{ press: 'button', named: 'trips.cancel.confirm' }] as const satisfies readonly Act[];
const confirm = [{ press: 'button', named: 'trips.cancel.sure.yes' }] as const satisfies readonly Act[];
const again = [{ press: 'button', named: 'trips.cancel.unanswered.again' }] as const satisfies readonly Act[];
const decline = [{ press: 'button', named: 'trips.cancel.sure.no' }] as const satisfies readonly Act[];
const keep = [{ press: 'button', named: 'trips.cancel.keep' }] as const satisfies readonly Act[];
const close = [{ press: 'button', named: 'trips.cancel.unanswered.close' }] as const satisfies readonly Act[];

const left: readonly Assertion[] = [
  { role: 'dialog', text: 'trips.cancel.title', is: 'missing' },
  { role: 'dialog', text: 'trips.cancel.locked', is: 'missing' },
];
const gone: readonly Assertion[] = [...left, { page: '/insurance' }];

export const spec = flowSpec(cancelInsuranceModel, {
  starts: {
    'from its page': { partner: 'sky', path: atTrip('t-sched'), as: 'anna@sky.test', do: [{ acts: openCancellation }] },
  },
  events: {
    'cancellation.requested': request,
    'cancellation.confirmed': { usually: confirm, in: { unanswered: again } },
    'cancellation.declined': decline,
    'trip.missed': {
      from: 'the insurer',
      do: { cannot: 'the page behind a dialog is not asked to read its trips again' },
    },
    'dialog.closed': { usually: keep, in: { unanswered: close, locked: backToTheTrip } },
  },
  states: {
    details: [
      { role: 'dialog', text: 'trips.cancel.title' },
      { role: 'button', text: 'trips.cancel.keep', is: 'enabled' },
      { role: 'button', text: 'trips.cancel.confirm', is: 'enabled' },
    ],
    areYouSure: [
      { role: 'dialog', text: 'trips.cancel.sure.title' },
      { role: 'button', text: 'trips.cancel.sure.no', is: 'enabled' },
      { role: 'button', text: 'trips.cancel.sure.yes', is: 'enabled' },
    ],
    cancelling: [
      { role: 'button', text: 'trips.cancel.sure.yes', is: 'busy' },
      { role: 'button', text: 'trips.cancel.sure.no', is: 'disabled' },
    ],
    unanswered: [
      { role: 'dialog', text: 'trips.cancel.unanswered.title' },
      { role: 'button', text: 'trips.cancel.unanswered.close', is: 'enabled' },
      { role: 'button', text: 'trips.cancel.unanswered.again', is: 'enabled' },
    ],
    missed: 'transient',
    locked: [
      { role: 'dialog', text: 'trips.cancel.locked' },
      { text: 'errors.flight_alerted' },
      { role: 'button', text: 'trips.locked.close', is: 'enabled' },
    ],
    cancelled: gone,
    gone,
    left,
  },
  actors: {
    cancelTrip: {
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
