import { createActor, fromPromise } from 'xstate';

import { predictRevenueMachine } from '#machines/claims/prediction/predictRevenue.machine.ts';
import { predictedPeriods } from '#rules/claims/periods.ts';
import { datasetNames } from '#schema/claims.ts';

import type { Answering } from './answering.ts';
import { pressed, repeated, type Told } from './pressing.ts';

/** Per month. */
const revenue = 8_000;

export async function predictedRevenue({ calls, claim, isThere }: Answering): Promise<Told> {
  const { itemId, alertId, alertDate, datasets } = claim;
  const flow = createActor(
    predictRevenueMachine.provide({
      actors: {
        predict: fromPromise(({ input }) => calls.predict(input)),
        readClaim: fromPromise(({ input, signal }) => calls.readClaim(input, signal)),
      },
      actions: { react: () => undefined, claimOutdated: () => undefined },
    }),
    {
      input: {
        itemId,
        alertId,
        datasetId: datasets.find(({ name }) => name === datasetNames.prediction)?.datasetId,
        draft: null,
        newKey: () => crypto.randomUUID(),
      },
    },
  ).start();
  const months = predictedPeriods(alertDate).map(({ year, month }) => ({ year, month, revenue }));

  return pressed(
    flow,
    (state) => state.matches('submitted'),
    async (state) => {
      if (state.hasTag('over')) throw new Error('The claim moved on by itself.');
      if (state.matches('entering')) flow.send({ type: 'revenue.entered', months });
      else if (state.matches('confirming')) flow.send({ type: 'prediction.confirmed' });
      else if (state.matches('outcomeUnknown')) flow.send({ type: 'retry.requested' });
      else if (state.matches('notReceived')) return repeated(flow, { type: 'resend.requested' }, isThere);
      return false;
    },
  );
}

/** Returns whether all months are stored as they were sent. */
export const isPredicted = ({ datasets, alertDate }: Answering['claim']): boolean =>
  datasets.some(
    ({ name, completed, data }) =>
      name === datasetNames.prediction &&
      completed &&
      data.length === predictedPeriods(alertDate).length &&
      data.every((month) => month.revenue === revenue),
  );
