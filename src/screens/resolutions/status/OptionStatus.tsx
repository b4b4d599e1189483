import { FormattedMessage } from 'react-intl';
import { findRemedy } from '#machines/resolutions/case/remedies.ts';
import { isSent } from '#machines/resolutions/cash/claim.ts';
import type { Case, Option } from '#machines/resolutions/resolutions.ts';
import type { Remedy, OptionStatus as Status } from '#schema/lifecycles.ts';
import type { TextId } from '#src/lib/texts.ts';
import { Timeline } from '#src/ui/flights/Timeline.tsx';
import { Muted } from '#src/ui/layout/Muted.tsx';

import { InlineContact } from '../case/Contact.tsx';
import { AlreadySent } from '../cash/AlreadySent.tsx';
import { PayoutDestination } from '../cash/PayoutDestination.tsx';
import { BookedFacts } from './BookedFacts.tsx';
import { useStatusSteps } from './useStatusSteps.tsx';

/** Statuses in which money is on its way or paid. */
const claimed: ReadonlySet<string> = new Set<Status>(['Requested', 'Booked', 'Confirmed', 'Redeemed']);
/** Statuses in which only the destination and the date of the money remain to be shown. */
const settled: ReadonlySet<string> = new Set<Status>(['Confirmed', 'Redeemed']);

type OptionStatusProps = {
  option: Option;
  case: Case;
  /** For a combined option, the part that is shown. */
  remedy?: Remedy | null;
};

/** Shows the status of an option: what is done, what is pending, who acts and when to check again. */
export function OptionStatus({ option, case: told, remedy = findRemedy(option) }: OptionStatusProps) {
  const steps = useStatusSteps(option, told, remedy);
  const { status } = option;
  if (!steps)
    return (
      <Muted>
        <FormattedMessage id="resolutions.status.neutral" values={{ contact: <InlineContact key="contact" /> }} />
      </Muted>
    );

  return (
    <>
      <Timeline steps={steps} />
      {remedy === 'CASH' && !settled.has(status) ? (
        <AlreadySent option={option} currency={told.currency} text={wasSent(status)} />
      ) : null}
      {remedy === 'CASH' && (claimed.has(status) || isSent(option)) ? (
        <PayoutDestination option={option} case={told} isWaiting={!claimed.has(status) || status === 'Redeemed'} />
      ) : null}
      <BookedFacts option={option} disrupted={told.flight} />
    </>
  );
}

function wasSent(status: string): TextId {
  if (status === 'Initial' || status === 'Failed') return 'resolutions.sent.offered';
  return claimed.has(status) ? 'resolutions.sent.claimed' : 'resolutions.sent';
}
