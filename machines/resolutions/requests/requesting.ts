import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import { outcomeUnknown } from '../../kit/lostAnswer.states.ts';
import { isFree, storeOption } from '../answerOption.ts';
import type { Requested } from './request.ts';
import { requestingSetup } from './requesting.setup.ts';
import { working } from './requesting.states.ts';

const unlessChanged = {
  guard: { type: 'isUnchanged' as const, params: storeOption.params },
  actions: storeOption,
};

/**
 * Creates a machine for an option that is requested first and then chosen from the insurer's proposals: another flight,
 * a hotel.
 *
 * Follows the insurer's status. A request is sent only from Initial, a choice only from OptionsSent; if the option was
 * answered elsewhere in the meantime, it is read again. After a lost answer the disruption shows the outcome, and
 * nothing else is sent until it is known.
 */
export const requesting = ({ id, remedy }: { id: string; remedy: Requested }) =>
  requestingSetup.createMachine({
    id,
    context: ({ input }) => ({ ...input, remedy, attempt: null, doing: null, isAnsweredElsewhere: false }),
    initial: 'routing',
    on: { 'option.read': { target: '.routing', actions: storeOption } },
    states: {
      routing: {
        id: 'routing',
        always: [
          { guard: 'isInitial', target: 'asking' },
          { guard: 'isOffered', target: 'choosing' },
          { target: 'readOnly' },
        ],
      },
      asking: {
        on: {
          'option.requested': {
            guard: isFree('customer.yes'),
            target: 'working.submitting',
            actions: { type: 'begin', params: {} },
          },
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
          'decline.cancelled': 'asking',
          // The option was answered elsewhere. The question disappears, so the customer is told.
          'option.read': [unlessChanged, { target: 'routing', actions: [storeOption, 'markAnsweredElsewhere'] }],
        },
      },
      choosing: {
        on: {
          'choice.made': {
            guard: 'canChoose',
            target: 'working.submitting',
            actions: { type: 'begin', params: ({ event }) => event.choice },
          },
          'retry.requested': { guard: 'lacksChoices', target: 'working.readingChoices' },
        },
      },
      working,
      /** The option was answered elsewhere, and its status could not be read. */
      statusUnknown: { id: 'statusUnknown', tags: 'unsettled', on: { 'retry.requested': 'working.checkingStatus' } },
      outcomeUnknown: { ...outcomeUnknown, on: { ...outcomeUnknown.on, 'option.read': unlessChanged } },
      readOnly: {},
    },
  });

type RequestingMachine = ReturnType<typeof requesting>;
export type RequestingActor = ActorRefFrom<RequestingMachine>;
export type RequestingSnapshot = SnapshotFrom<RequestingMachine>;
