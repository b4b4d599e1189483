import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';

import { getClaimAction } from '#rules/claims/claimState.ts';
import { datasetNames } from '#schema/claims.ts';
import type { Reaction } from '#schema/classify.ts';
import { actionPort, promisePort } from '../../kit/port.ts';
import {
  brokeDown,
  fieldProblems,
  getReaction,
  isRefused,
  isRefusedForFields,
  type Problems,
  react,
  reactElsewhere,
  refusalGuards,
  refusalPorts,
  withOutput,
} from '../../kit/refusals.ts';
import type { ClaimRead, Dataset, DatasetSaved, Month, PredictedMonth, WhichClaim } from '../claims.ts';
import { findDataset, getClaim, isChangedElsewhere, lookUpActors } from '../lookUp.ts';

export type PredictRevenueEvent =
  | { type: 'revenue.entered'; months: PredictedMonth[] }
  | { type: 'page.left' }
  | { type: 'prediction.confirmed' }
  | { type: 'retry.asked' }
  /** Sends the unreceived prediction again, unchanged. */
  | { type: 'prediction.repeated' }
  | { type: 'prediction.reconsidered' }
  | { type: 'dialog.closed' };

/** `isSent`: the outcome is unknown. */
export type PredictRevenueDraft = { months: PredictedMonth[]; key: string | null; isSent: boolean };

type PredictRevenueInput = WhichClaim & {
  /** Undefined if the insurer has no prediction yet. */
  datasetId: string | undefined;
  draft: PredictRevenueDraft | null;
  newKey: () => string;
};

type PredictRevenueContext = WhichClaim &
  Pick<PredictRevenueInput, 'datasetId' | 'newKey'> &
  PredictRevenueDraft & {
    problems: Problems;
    /** Set if the prediction was refused because the claim has changed, or because the insurer failed. */
    refusal: Reaction | null;
    /** The prediction on record, if it differs from this one. */
    found: Dataset | null;
    /** Whether an answer was lost: the request may still arrive. */
    isUnheard: boolean;
  };

/**
 * Sends a business's expected revenue month by month, after a review: a prediction is sent once and cannot be changed.
 *
 * After a lost answer, the claim shows the outcome. An unreceived prediction is sent again unchanged, under its key.
 */
export const predictRevenueMachine = setup({
  types: {} as { context: PredictRevenueContext; events: PredictRevenueEvent; input: PredictRevenueInput },
  actors: {
    ...lookUpActors,
    predict: promisePort<
      DatasetSaved,
      WhichClaim & { datasetId?: string | undefined; data: PredictedMonth[]; key: string }
    >('predict'),
  },
  actions: {
    react: refusalPorts.react,
    reactElsewhere: refusalPorts.reactElsewhere,
    claimOutdated: actionPort('claimOutdated'),
    take: assign(({ context: { months: known, key, newKey } }, { months }: { months: PredictedMonth[] }) => ({
      months,
      key: key !== null && isSame(known, months) ? key : newKey(),
    })),
    /** The next prediction needs another key. */
    renew: assign({ key: ({ context }) => context.newKey(), isSent: false, refusal: null }),
    noteRefusal: assign((_, answer: DatasetSaved) => ({ refusal: getReaction(answer) })),
    noteFound: assign((_, read: ClaimRead) => ({ found: predictionIn(read) ?? null })),
  },
  guards: {
    ...refusalGuards,
    isSent: ({ context }) => context.isSent,
    isEntered: ({ context }) => context.months.length > 0,
    isGone: (_, read: ClaimRead) => getClaim(read) === undefined,
    isOurs: ({ context: { months } }, read: ClaimRead) => {
      const prediction = predictionIn(read);
      return prediction !== undefined && isSame(prediction.data, months);
    },
    isPredicted: (_, read: ClaimRead) => predictionIn(read) !== undefined,
    isAsked: (_, read: ClaimRead) => isAsked(read),
    isAskedStill: ({ context: { refusal } }, read: ClaimRead) => refusal !== null && isAsked(read),
  },
}).createMachine({
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
        { guard: 'isSent', target: 'looking' },
        { guard: 'isEntered', target: 'confirming' },
        { target: 'entering' },
      ],
    },
    entering: {
      exit: assign({ problems: {} }),
      on: {
        'revenue.entered': { target: 'confirming', actions: { type: 'take', params: ({ event }) => event } },
      },
    },
    confirming: { on: { 'page.left': 'entering', 'prediction.confirmed': 'sending' } },
    sending: {
      tags: 'working',
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
          { guard: isRefusedForFields, target: 'entering', actions: ['renew', assign({ problems: fieldProblems })] },
          { guard: isChangedElsewhere, target: 'looking', actions: withOutput('noteRefusal') },
          {
            guard: brokeDown,
            target: 'looking',
            actions: [withOutput('noteRefusal'), assign({ isUnheard: true })],
          },
          { guard: isRefused, target: 'confirming', actions: ['renew', react] },
          { target: 'thanks' },
        ],
        onError: { target: 'looking', actions: assign({ isUnheard: true }) },
      },
    },
    looking: {
      tags: 'working',
      invoke: {
        id: 'readClaim',
        src: 'readClaim',
        input: ({ context: { alertId } }) => ({ alertId }),
        onDone: [
          { guard: isRefused, target: 'unknown', actions: reactElsewhere },
          { guard: withOutput('isGone'), target: 'gone', actions: 'claimOutdated' },
          { guard: withOutput('isOurs'), target: 'thanks', actions: 'claimOutdated' },
          {
            guard: withOutput('isPredicted'),
            target: 'elsewhere',
            actions: [withOutput('noteFound'), 'claimOutdated'],
          },
          // The claim has not changed, so the refusal has another reason.
          {
            guard: withOutput('isAskedStill'),
            target: 'confirming',
            actions: [{ type: 'react', params: ({ context }) => ({ reaction: context.refusal as Reaction }) }, 'renew'],
          },
          { guard: withOutput('isAsked'), target: 'missing' },
          { target: 'moved', actions: 'claimOutdated' },
        ],
        onError: 'unknown',
      },
    },
    unknown: { on: { 'retry.asked': 'looking' } },
    missing: {
      on: {
        'prediction.repeated': 'sending',
        'prediction.reconsidered': { target: 'entering', actions: assign({ isSent: false }) },
      },
    },
    thanks: { tags: 'over', on: { 'dialog.closed': 'closed' } },
    elsewhere: { tags: 'over', on: { 'dialog.closed': 'closed' } },
    /** The claim no longer asks for a prediction. */
    moved: { tags: 'over', on: { 'dialog.closed': 'closed' } },
    gone: { tags: 'over', on: { 'dialog.closed': 'closed' } },
    closed: { type: 'final' },
  },
});

const isSame = (one: readonly Amount[], other: readonly Amount[]): boolean =>
  one.length === other.length &&
  one.every(({ year, month, revenue }) =>
    other.some((each) => each.year === year && each.month === month && each.revenue === revenue),
  );

type Amount = Month & { revenue: number | null };

const predictionIn = (read: ClaimRead): Dataset | undefined => {
  const claim = getClaim(read);
  return claim && findDataset(claim, datasetNames.prediction);
};

const isAsked = (read: ClaimRead): boolean => {
  const claim = getClaim(read);
  return claim !== undefined && getClaimAction(claim)?.kind === 'enter prediction';
};

/** Returns the draft to store; empty once the flow is over. */
export const toPredictRevenueDraft = (snapshot: PredictRevenueSnapshot): PredictRevenueDraft => {
  const { months, key, isSent } = snapshot.context;
  return snapshot.hasTag('over') ? { months: [], key: null, isSent: false } : { months, key, isSent };
};

export type PredictRevenueActor = ActorRefFrom<typeof predictRevenueMachine>;
export type PredictRevenueSnapshot = SnapshotFrom<typeof predictRevenueMachine>;
