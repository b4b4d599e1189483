import { FormattedMessage } from 'react-intl';

import { textOfBlock } from '#src/lib/trips/policies.ts';
import { LongDate } from '#src/ui/values/LongDate.tsx';

import type { HeldPolicy } from './held.ts';

/** Shows why a policy insures no trip, or else until when it does. */
export function WhyNot({ policy: { hindrance, policyStart, policyEnd, blockedBy } }: { policy: HeldPolicy }) {
  const [first, last] = [<LongDate key="first" date={policyStart} />, <LongDate key="last" date={policyEnd} />];
  if (hindrance === 'inactive') return <FormattedMessage id="insurance.trip.policy.inactive" />;
  if (hindrance === 'ended') return <FormattedMessage id="insurance.trip.policy.ended" values={{ date: last }} />;
  if (hindrance === 'upcoming')
    return <FormattedMessage id="insurance.trip.policy.upcoming" values={{ date: first }} />;
  if (hindrance === 'used up') return <FormattedMessage id="insurance.trip.policy.used_up" />;
  if (hindrance === 'blocked') return <FormattedMessage id={textOfBlock(blockedBy ?? '')} />;
  return <FormattedMessage id="insurance.trip.policy.until" values={{ date: last }} />;
}
