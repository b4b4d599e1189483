import { deleteBagModel } from '#machines/luggage/deleteBag.model.ts';

import type { Assertion } from '../assertions.ts';
import { flowSpec } from '../spec.ts';
import { atLuggage, openMenu } from './shared/bags.ts';

const values = { pir: 'LHRVO10050' };
const press = <Named extends string>(named: Named) => [{ press: 'button', named }] as const;

const gone: readonly Assertion[] = [
  { role: 'button', text: 'luggage.delete.submit', is: 'missing' },
  { role: 'button', text: 'luggage.delete.pending.close', is: 'missing' },
];

export const spec = flowSpec(deleteBagModel, {
  starts: {
    'from the list': { ...atLuggage, do: [{ acts: [openMenu, { press: 'menuitem', named: 'luggage.delete' }] }] },
  },
  events: {
    'deletion.confirmed': press('luggage.delete.submit'),
    'dialog.closed': {
      usually: press('luggage.delete.keep'),
      in: { pending: press('luggage.delete.pending.close'), unanswered: press('luggage.delete.unanswered.close') },
    },
  },
  states: {
    asking: [
      { role: 'dialog', text: 'luggage.delete.title', values },
      { role: 'button', text: 'luggage.delete.keep', is: 'enabled' },
      { role: 'button', text: 'luggage.delete.submit', is: 'enabled' },
    ],
    unanswered: [
      { role: 'dialog', text: 'luggage.delete.unanswered.title', values },
      { role: 'button', text: 'luggage.delete.unanswered.close', is: 'enabled' },
      { role: 'button', text: 'luggage.delete.submit', is: 'enabled' },
    ],
    deleting: [
      { role: 'button', text: 'luggage.delete.submit', is: 'busy' },
      { role: 'button', text: 'luggage.delete.keep', is: 'disabled' },
    ],
    pending: [
      { role: 'dialog', text: 'luggage.delete.pending.title', values },
      { role: 'button', text: 'luggage.delete.pending.close', is: 'enabled' },
    ],
    deleted: gone,
    gone,
    left: gone,
  },
  actors: {
    deleteBag: {
      call: 'DELETE /travel/luggage/lost/bags/*',
      document: 'DeleteBag',
      answers: { deleted: { data: { deleteBag: true } } },
    },
  },
  effects: {
    announceDeleted: [{ notice: 'notices.bag_deleted' }],
    announceGone: [{ notice: 'errors.bag_not_found' }],
  },
});
