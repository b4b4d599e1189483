import { deletePassengerModel } from '#machines/passengers/deletePassenger.model.ts';

import type { Act } from '../actions.ts';
import type { Assertion } from '../assertions.ts';
import { flowSpec } from '../spec.ts';

const values = { name: 'Ben Berg' };

const openBen = [{ press: 'button', named: 'passengers.delete.of', values }] as const satisfies readonly Act[];
const confirmDeletion = [{ press: 'button', named: 'passengers.delete.submit' }] as const satisfies readonly Act[];
const keep = [{ press: 'button', named: 'passengers.delete.keep' }] as const satisfies readonly Act[];
const goBack = [{ press: 'button', named: 'passengers.delete.in_use.close' }] as const satisfies readonly Act[];
const close = [{ press: 'button', named: 'passengers.delete.unanswered.close' }] as const satisfies readonly Act[];

const gone: readonly Assertion[] = [
  { role: 'button', text: 'passengers.delete.submit', is: 'missing' },
  { role: 'button', text: 'passengers.delete.in_use.close', is: 'missing' },
];

export const spec = flowSpec(deletePassengerModel, {
  starts: {
    'from the list': { partner: 'sky', path: '/passengers', as: 'anna@sky.test', do: [{ acts: openBen }] },
  },
  events: {
    'deletion.confirmed': confirmDeletion,
    'dialog.closed': { usually: keep, in: { inUse: goBack, unanswered: close } },
  },
  states: {
    asking: [
      { role: 'dialog', text: 'passengers.delete.title', values },
      { role: 'button', text: 'passengers.delete.keep', is: 'enabled' },
      { role: 'button', text: 'passengers.delete.submit', is: 'enabled' },
    ],
    unanswered: [
      { role: 'dialog', text: 'passengers.delete.unanswered.title', values },
      { role: 'button', text: 'passengers.delete.unanswered.close', is: 'enabled' },
      { role: 'button', text: 'passengers.delete.submit', is: 'enabled' },
    ],
    deleting: [
      { role: 'button', text: 'passengers.delete.submit', is: 'busy' },
      { role: 'button', text: 'passengers.delete.keep', is: 'disabled' },
    ],
    inUse: [
      { role: 'dialog', text: 'passengers.delete.in_use.title', values },
      { role: 'button', text: 'passengers.delete.in_use.close', is: 'enabled' },
    ],
    deleted: gone,
    gone,
    left: gone,
  },
  actors: {
    deletePassenger: {
      call: 'DELETE /travel/passengers/*',
      document: 'DeletePassenger',
      answers: { deleted: { data: { deletePassenger: true } } },
    },
  },
  effects: {
    announceDeleted: [{ notice: 'notices.passenger_deleted' }],
    announceGone: [{ notice: 'errors.passenger_not_found' }],
  },
});
