import { type ActorRefFrom, assign, type SnapshotFrom } from 'xstate';

import type { Reaction } from '#schema/classify.ts';
import { checkRefused, outcomeUnknown } from '../../kit/lostAnswer.states.ts';
import { brokeDown, fieldProblems, isRefused, isRefusedForFields, react, withOutput } from '../../kit/refusals.ts';
import { isChangedElsewhere } from '../lookUp.ts';
import { type PredictRevenueDraft, predictRevenueSetup } from './predictRevenue.setup.ts';

const over = { tags: 'over', on: { 'dialog.closed': 'closed' } } as const;

/**
 * Sends a business's expected revenue month by month, after a review: a prediction is sent once and cannot be changed.
 *
 * After a lost answer, the claim shows the outcome. An unreceived prediction is sent again unchanged, under its key.
 */
export const predictRevenueMachine = predictRevenueSetup.createMachine({
  id: 'predictRevenue',
  context: ({ input: { draft, ...input } }) => ({
    ...input,
    months: [],
    key: null,
    isSent: false,
    ...draft,
    problems: {},
    refusal: null,
    found: null,
    isUnheard: draft?.isSent ?? false,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'isSent', target: 'working.checkingOutcome' },
        { guard: 'isEntered', target: 'confirming' },
        { target: 'entering' },
      ],
    },
    entering: {
      exit: assign({ problems: {} }),
      on: {
        'revenue.entered': { target: 'confirming', actions: { type: 'storeMonths', params: ({ event }) => event } },
      },
    },
    confirming: { on: { 'page.left': 'entering', 'prediction.confirmed': 'working.sending' } },
    working: {
      tags: 'working',
      initial: 'sending',
      states: {
        sending: {
          entry: assign({ isSent: true }),
          invoke: {
            id: 'predict',
            src: 'predict',
            input: ({ context: { itemId, alertId, datasetId, months, key } }) => ({
              itemId,
              alertId,
              datasetId,
              data: months,
              key: key as string,
            }),
            onDone: [
              {
                guard: isRefusedForFields,
                target: '#predictRevenue.entering',
                actions: ['renew', assign({ problems: fieldProblems })],
              },
              { guard: isChangedElsewhere, target: 'checkingOutcome', actions: withOutput('storeRefusal') },
              {
                guard: brokeDown,
                target: 'checkingOutcome',
                actions: [withOutput('storeRefusal'), assign({ isUnheard: true })],
              },
              { guard: isRefused, target: '#predictRevenue.confirming', actions: ['renew', react] },
              { target: '#predictRevenue.submitted' },
            ],
            onError: { target: 'checkingOutcome', actions: assign({ isUnheard: true }) },
          },
        },
        checkingOutcome: {
          invoke: {
            id: 'readClaim',
            src: 'readClaim',
            input: ({ context: { alertId } }) => ({ alertId }),
            onDone: [
              checkRefused,
              { guard: withOutput('isGone'), target: '#predictRevenue.noLongerExists', actions: 'claimOutdated' },
              { guard: withOutput('isOurs'), target: '#predictRevenue.submitted', actions: 'claimOutdated' },
              {
                guard: withOutput('isPredicted'),
                target: '#predictRevenue.predictedElsewhere',
                actions: [withOutput('storeFoundPrediction'), 'claimOutdated'],
              },
              // The claim has not changed, so the refusal has another reason.
              {
                guard: withOutput('isAskedStill'),
                target: '#predictRevenue.confirming',
                actions: [
                  { type: 'react', params: ({ context }) => ({ reaction: context.refusal as Reaction }) },
                  'renew',
                ],
              },
              { guard: withOutput('isAsked'), target: '#predictRevenue.notReceived' },
              { target: '#predictRevenue.changedElsewhere', actions: 'claimOutdated' },
            ],
            onError: '#outcomeUnknown',
          },
        },
      },
    },
    outcomeUnknown,
    notReceived: {
      on: {
        'resend.requested': 'working.sending',
        'edit.requested': { target: 'entering', actions: assign({ isSent: false }) },
      },
    },
    submitted: over,
    predictedElsewhere: over,
    /** The claim no longer asks for a prediction. */
    changedElsewhere: over,
    noLongerExists: over,
    closed: { type: 'final' },
  },
});

/** Returns the draft to store; empty once the flow is over. */
export const toPredictRevenueDraft = (snapshot: PredictRevenueSnapshot): PredictRevenueDraft => {
  const { months, key, isSent } = snapshot.context;
  return snapshot.hasTag('over') ? { months: [], key: null, isSent: false } : { months, key, isSent };
};

export type PredictRevenueActor = ActorRefFrom<typeof predictRevenueMachine>;
export type PredictRevenueSnapshot = SnapshotFrom<typeof predictRevenueMachine>;
