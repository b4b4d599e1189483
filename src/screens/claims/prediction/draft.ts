import { array, boolean, type Describe, nullable, number, string, type } from 'superstruct';

import type { PredictRevenueDraft } from '#machines/claims/prediction/predictRevenue.setup.ts';
import type { DraftKind } from '#src/wizard/keeper.ts';

const Draft: Describe<PredictRevenueDraft> = type({
  months: array(type({ year: number(), month: number(), revenue: number() })),
  key: nullable(string()),
  isSent: boolean(),
});

/** Each claim has its own draft. */
export const predictionDraft = (alertId: string): DraftKind<PredictRevenueDraft> => ({
  flow: `predictRevenue-${alertId}`,
  version: 1,
  struct: Draft,
});
