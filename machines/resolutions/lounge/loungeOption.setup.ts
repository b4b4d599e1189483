import { assign, setup } from 'xstate';

import { actionPort, promisePort } from '../../kit/port.ts';
import type { Problems } from '../../kit/refusals.ts';
import {
  type AnswerContext,
  type AnswerEvent,
  type AnswerInput,
  answerActors,
  answerGuards,
  answerPorts,
  type Confirmation,
  type ConfirmedContext,
  type ConfirmedEvent,
  confirmActors,
  type OptionGiven,
} from '../answerOption.ts';
import { toAttempt } from '../case/attempt.ts';
import { findOption, getBlockedReason, getOptionStatus } from '../case/blockedReason.ts';
import type { CaseRead, OptionAnswer, OptionChanged } from '../resolutions.ts';
import { applyBooking, isAsked, isBooked, isOfForm } from './loungeOption.logic.ts';

export type LoungeOptionEvent =
  | AnswerEvent
  | ConfirmedEvent
  | { type: 'choice.requested' }
  | { type: 'lounge.chosen'; loungeId: string; firstName: string; surname: string }
  | { type: 'choice.cancelled' }
  | { type: 'decline.cancelled' }
  /** No lounge can be reached. */
  | { type: 'access.denied' }
  | { type: 'access.denial.confirmed' }
  | { type: 'access.denial.cancelled' }
  | { type: 'booking.confirmed' };

type LoungeOptionContext = AnswerContext<'LOUNGE'> & ConfirmedContext & { problems: Problems };

/** Types, actors, actions and guards of the chart in `loungeOption.machine.ts`. */
export const loungeOptionSetup = setup({
  types: {} as { context: LoungeOptionContext; events: LoungeOptionEvent; input: AnswerInput },
  actors: { ...answerActors, ...confirmActors, patch: promisePort<OptionChanged, Confirmation>('patch') },
  actions: {
    ...answerPorts,
    announceConfirmed: actionPort('announceConfirmed'),
    /** The option could not be provided; the insurer decides on the next status shortly. */
    startCooldown: actionPort('startCooldown'),
    begin: assign(({ context }, answer: OptionAnswer) => ({
      attempt: toAttempt(context, answer),
      isAnsweredElsewhere: false,
    })),
    storeRead: assign(({ context: { option } }, read: CaseRead) => findOption(read, option) ?? {}),
    storeChange: assign(({ context: { option, attempt } }, changed: OptionChanged) => ({
      option: applyBooking(changed, option, attempt),
    })),
    storeOption: assign((_, given: OptionGiven) => given),
    finishAttempt: assign({ attempt: null, confirmKey: null, isAnsweredElsewhere: false }),
    markAnsweredElsewhere: assign({ attempt: null, confirmKey: null, isAnsweredElsewhere: true }),
  },
  guards: {
    ...answerGuards,
    /** Only a resolution can be confirmed, and there is none before a lounge was requested. */
    canConfirm: ({ context }) =>
      context.option.resolutionId !== null && getBlockedReason(context, 'LOUNGE', 'customer.confirm') === null,
    isAsked: ({ context: { option } }) => isAsked(option),
    isBooked: ({ context: { option } }) => isBooked(option),
    hasFailedBefore: ({ context: { option } }) => getOptionStatus(option, 'LOUNGE') === 'Failed',
    wasLounge: ({ context }) => wasLounge(context),
    /** Without the form on screen, a field problem cannot be corrected. */
    isRefusedForForm: ({ context }, changed: OptionChanged) =>
      wasLounge(context) && changed.kind === 'refused' && changed.reaction.kind === 'fields',
  },
});

const wasLounge = ({ attempt }: Pick<LoungeOptionContext, 'attempt'>): boolean =>
  attempt !== null && isOfForm(attempt.answer);
