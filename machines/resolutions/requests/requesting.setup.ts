import { assign, setup } from 'xstate';

import { actionPort } from '../../kit/port.ts';
import {
  type AnswerContext,
  type AnswerEvent,
  type AnswerInput,
  answerActors,
  answerGuards,
  answerPorts,
  type OptionGiven,
} from '../answerOption.ts';
import { type CustomerAct, toAttempt, toCustomerAct } from '../case/attempt.ts';
import { findOption, getBlockedReason, getOptionStatus } from '../case/blockedReason.ts';
import type { CaseRead, OptionAnswer, OptionChanged } from '../resolutions.ts';
import { applyChoice, type Choice, hasChoices, type Requested } from './request.ts';

export type RequestEvent =
  | AnswerEvent
  | { type: 'option.requested' }
  | { type: 'decline.cancelled' }
  | { type: 'choice.made'; choice: Choice };

type RequestContext = AnswerContext<Requested> & {
  /** The act in progress, until its outcome is known. */
  doing: CustomerAct | null;
};

const settled = { doing: null, attempt: null, isAnsweredElsewhere: false };

/** Types, actors, actions and guards of the chart in `requesting.ts`. */
export const requestingSetup = setup({
  types: {} as { context: RequestContext; events: RequestEvent; input: AnswerInput },
  actors: answerActors,
  actions: {
    ...answerPorts,
    /** Leads to the page with all options. */
    selectAgain: actionPort('selectAgain'),
    begin: assign(({ context }, answer: OptionAnswer) => ({
      doing: toCustomerAct(context.remedy, answer),
      attempt: toAttempt(context, answer),
      isAnsweredElsewhere: false,
    })),
    storeRead: assign(({ context: { option } }, read: CaseRead) => findOption(read, option) ?? {}),
    storeChange: assign(({ context: { option, attempt } }, changed: OptionChanged) => ({
      option: applyChoice(changed, option, attempt),
    })),
    /** Messages about the previous status disappear with it. */
    storeOption: assign(({ context }, given: OptionGiven) => ({
      ...given,
      ...(getOptionStatus(given.option, context.remedy) !== getOptionStatus(context.option, context.remedy) && settled),
    })),
    finishAttempt: assign(settled),
    /** Sending it again reuses the key. */
    clearDoing: assign({ doing: null }),
    markAnsweredElsewhere: assign({ isAnsweredElsewhere: true }),
  },
  guards: {
    ...answerGuards,
    isInitial: ({ context: { option, remedy } }) => getOptionStatus(option, remedy) === 'Initial',
    isOffered: ({ context: { option, remedy } }) => getOptionStatus(option, remedy) === 'OptionsSent',
    lacksChoices: ({ context: { option, remedy } }) => !hasChoices(option, remedy),
    canChoose: ({ context }) =>
      hasChoices(context.option, context.remedy) &&
      getBlockedReason(context, context.remedy, 'customer.choose') === null,
    isUnchanged: ({ context: { option: known, remedy } }, { option }: OptionGiven) =>
      getOptionStatus(option, remedy) === getOptionStatus(known, remedy),
  },
});
