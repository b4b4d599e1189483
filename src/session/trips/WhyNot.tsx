import { FormattedMessage } from 'react-intl';

import { textOfBlock } from '#src/lib/trips/policies.ts';
import { LongDate } from '#src/ui/values/LongDate.tsx';

import type { CheckedPolicy } from './checkPolicies.ts';

/** Shows why a policy insures no trip, or else until when it does. */
export function WhyNot({ policy: { block, policyStart, policyEnd, blockedBy } }: { policy: CheckedPolicy }) {
  const [first, last] = [<LongDate key="first" date={policyStart} />, <LongDate key="last" date={policyEnd} />];
  if (block === 'inactive') return <FormattedMessage id="insurance.trip.policy.inactive" />;
  if (block === 'ended') return <FormattedMessage id="insurance.trip.policy.ended" values={{ date: last }} />;
  if (block === 'upcoming') return <FormattedMessage id="insurance.trip.policy.upcoming" values={{ date: first }} />;
  if (block === 'used up') return <FormattedMessage id="insurance.trip.policy.used_up" />;
  if (block === 'blocked') return <FormattedMessage id={textOfBlock(blockedBy ?? '')} />;
  return <FormattedMessage id="insurance.trip.policy.until" values={{ date: last }} />;
}
