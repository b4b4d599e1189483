import { FormattedMessage } from 'react-intl';

import type { PredictRevenueDraft } from '#machines/claims/prediction/predictRevenue.setup.ts';
import type { Entry } from '#src/wizard/keeper.ts';

import type { Claim } from '../claim.ts';
import { PredictionTable } from '../figures/PredictionTable.tsx';
import { listPredictedMonths, understood } from './months.ts';

type LeftPredictionProps = { claim: Claim; draft: PredictRevenueDraft; typed: Entry | null };

export function LeftPrediction({ claim, draft, typed }: LeftPredictionProps) {
  const textIn = (field: string) => (typeof typed?.[field] === 'string' ? typed[field] : '');
  const months = listPredictedMonths(claim.alertDate).map(({ year, month, field }, at) => ({
    year,
    month,
    revenue: typed ? understood(textIn(field)) : (draft.months[at]?.revenue ?? null),
  }));

  return (
    <>
      <p>
        <FormattedMessage id="claims.name" values={{ number: claim.claimNumber, item: claim.properties.name }} />
      </p>
      <PredictionTable months={months} claim={claim} />
    </>
  );
}
