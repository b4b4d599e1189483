import { assign, setup } from 'xstate';

import { getClaimAction } from '#rules/claims/claimState.ts';
import { datasetNames } from '#schema/claims.ts';
import type { Reaction } from '#schema/classify.ts';
import { actionPort, promisePort } from '../../kit/port.ts';
import { getReaction, type Problems, refusalGuards, refusalPorts } from '../../kit/refusals.ts';
import type { ClaimRead, Dataset, DatasetSaved, Month, PredictedMonth, WhichClaim } from '../claims.ts';
import { findDataset, getClaim, lookUpActors } from '../lookUp.ts';

export type PredictRevenueEvent =
  | { type: 'revenue.entered'; months: PredictedMonth[] }
  | { type: 'page.left' }
  | { type: 'prediction.confirmed' }
  | { type: 'retry.requested' }
  /** Sends the unreceived prediction again, unchanged. */
  | { type: 'resend.requested' }
  | { type: 'edit.requested' }
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

/** Types, actors, actions and guards of the chart in `predictRevenue.machine.ts`. */
export const predictRevenueSetup = setup({
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
    storeMonths: assign(({ context: { months: known, key, newKey } }, { months }: { months: PredictedMonth[] }) => ({
      months,
      key: key !== null && isSame(known, months) ? key : newKey(),
    })),
    /** The next prediction needs another key. */
    renew: assign({ key: ({ context }) => context.newKey(), isSent: false, refusal: null }),
    storeRefusal: assign((_, answer: DatasetSaved) => ({ refusal: getReaction(answer) })),
    storeFoundPrediction: assign((_, read: ClaimRead) => ({ found: predictionIn(read) ?? null })),
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
