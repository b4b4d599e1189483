import { FormattedMessage } from 'react-intl';

import { useDataset } from '#src/session/data/useDataset.tsx';
import { useBalance } from '#src/session/trips/useBalance.ts';
import { Money } from '#src/ui/values/Money.tsx';

import type { Trip } from '../trip.ts';

/** Says what a trip is covered against and, once known, up to which amount. */
export function CoverLimit({ trip }: { trip: Trip }) {
  const policies = useDataset('POLICIES').data?.policies;
  const left = useBalance(policies?.find(({ externalPolicyNumber }) => externalPolicyNumber === trip.policyNumber));

  return left ? (
    <FormattedMessage id="dashboard.next.covered_up_to" values={{ amount: <Money key="amount" {...left} /> }} />
  ) : (
    <FormattedMessage id="dashboard.next.covered_if" />
  );
}
