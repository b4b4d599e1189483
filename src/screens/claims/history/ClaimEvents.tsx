import { ClipboardTaskRegular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';
import type { Claim } from '#machines/claims/claims.ts';
import { readInstant } from '#schema/moments.ts';
import { type Step, Timeline } from '#src/ui/flights/Timeline.tsx';

import { Moment } from '../rows/Moment.tsx';

/** Lists the events that the insurer recorded, earliest first, in the insurer's words. */
export function ClaimEvents({ events }: Pick<Claim, 'events'>) {
  if (events.length === 0) return <FormattedMessage id="claims.history.empty" />;

  const steps = events.toSorted(earliestFirst).map(
    ({ on, text }, at): Step => ({
      key: `${at} ${on}`,
      state: 'done',
      icon: <ClipboardTaskRegular />,
      title: text,
      children: <Moment on={on} />,
    }),
  );
  return <Timeline steps={steps} />;
}

const earliestFirst = (one: { on: string }, other: { on: string }) => readInstant(one.on) - readInstant(other.on);
