import { type ActorRefFrom, assign, type SnapshotFrom } from 'xstate';

import { outcomeUnknown } from '../../kit/lostAnswer.states.ts';
import { isFree, isStatusChanged, storeOption } from '../answerOption.ts';
import { loungeOptionSetup } from './loungeOption.setup.ts';
import { working } from './loungeOption.states.ts';

/**
 * The option was answered elsewhere while the customer was answering it here. Their form disappears, so they are told.
 */
const answeredElsewhere = {
  guard: isStatusChanged,
  target: 'routing',
  actions: [storeOption, 'markAnsweredElsewhere'],
} as const;

/**
 * Offers a lounge: accepted or declined, chosen, booked, confirmed.
 *
 * After a lost answer the disruption shows the outcome. A booked lounge is confirmed under the earlier key, never
 * booked again.
 */
export const loungeOptionMachine = loungeOptionSetup.createMachine({
  id: 'loungeOption',
  context: ({ input }) => ({
    ...input,
    remedy: 'LOUNGE',
    attempt: null,
    confirmKey: null,
    problems: {},
    isAnsweredElsewhere: false,
  }),
  initial: 'routing',
  on: {
    'option.read': [
      { guard: isStatusChanged, target: '.routing', actions: [storeOption, 'finishAttempt'] },
      { actions: storeOption },
    ],
  },
  states: {
    routing: {
      always: [
        { guard: 'isAsked', target: 'asking' },
        { guard: 'isBooked', target: 'booked' },
        { guard: 'hasFailedBefore', target: 'failed' },
        { target: 'readOnly' },
      ],
    },
    asking: {
      on: {
        'choice.requested': { guard: isFree('customer.choose'), target: 'choosing' },
        'decline.requested': { guard: isFree('customer.no'), target: 'confirmingDecline' },
        'call.requested': {
          guard: isFree('customer.callMe'),
          target: 'working.submitting',
          actions: { type: 'begin', params: { callMe: true } },
        },
      },
    },
    /** Declining is final. */
    confirmingDecline: {
      on: {
        'decline.confirmed': { target: 'working.submitting', actions: { type: 'begin', params: { rejected: true } } },
        'decline.cancelled': 'routing',
        'option.read': answeredElsewhere,
      },
    },
    choosing: {
      exit: assign({ problems: {} }),
      on: {
        'lounge.chosen': {
          guard: isFree('customer.choose'),
          target: 'working.submitting',
          actions: {
            type: 'begin',
            params: ({ event: { loungeId, firstName, surname } }) => ({ loungeId, firstName, surname }),
          },
        },
        'access.denied': { guard: isFree('customer.noLounge'), target: 'confirmingNoAccess' },
        'choice.cancelled': 'routing',
        'option.read': answeredElsewhere,
      },
    },
    /** Saying that no lounge can be reached is final as well. */
    confirmingNoAccess: {
      on: {
        'access.denial.confirmed': {
          target: 'working.submitting',
          // `isDashboard` says whether the answer comes from the overview, which never answers options.
          actions: { type: 'begin', params: { loungeId: 'None', isDashboard: false } },
        },
        'access.denial.cancelled': 'choosing',
        'option.read': answeredElsewhere,
      },
    },
    booked: { on: { 'booking.confirmed': { guard: 'canConfirm', target: 'working.confirming' } } },
    working,
    /** Keeps the input of the lounge form. */
    reopening: {
      always: [
        { guard: 'wasLounge', target: 'choosing', actions: 'finishAttempt' },
        { target: 'routing', actions: 'finishAttempt' },
      ],
    },
    outcomeUnknown,
    notReceived: {
      tags: 'unsettled',
      on: { 'resend.requested': 'working.submitting', 'edit.requested': 'reopening' },
    },
    failed: {
      on: {
        'choice.requested': { guard: isFree('customer.choose'), target: 'choosing' },
        'decline.requested': { guard: isFree('customer.no'), target: 'confirmingDecline' },
        'booking.confirmed': { guard: 'canConfirm', target: 'working.confirming' },
      },
    },
    readOnly: {},
  },
});

export type LoungeOptionActor = ActorRefFrom<typeof loungeOptionMachine>;
export type LoungeOptionSnapshot = SnapshotFrom<typeof loungeOptionMachine>;
