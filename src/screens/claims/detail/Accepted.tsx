import { FormattedMessage } from 'react-intl';

import { Tabs } from '#src/ui/content/Tabs.tsx';

import type { Claim, Dataset } from '../claim.ts';
import { PayoutsTable } from '../figures/PayoutsTable.tsx';
import { PredictionTable } from '../figures/PredictionTable.tsx';

export function Accepted({ claim, prediction }: { claim: Claim; prediction: Dataset | undefined }) {
  const none = claim.completed ? 'claims.payouts.none_more' : 'claims.payouts.none';
  const payouts = claim.payouts.length > 0 ? <PayoutsTable claim={claim} /> : <FormattedMessage id={none} />;
  const predicted = prediction ? (
    <PredictionTable months={prediction.data} claim={claim} />
  ) : (
    <FormattedMessage id="claims.prediction.none" />
  );

  return (
    <Tabs
      tabs={[
        { text: 'claims.payouts.title', view: payouts },
        { text: 'claims.prediction.title', view: predicted },
      ]}
    />
  );
}
