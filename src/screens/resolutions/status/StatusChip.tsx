import {
  CallRegular,
  CheckmarkCircleRegular,
  CheckmarkRegular,
  ClockRegular,
  CursorClickRegular,
  DismissRegular,
  ErrorCircleRegular,
  QuestionCircleRegular,
  SubtractCircleRegular,
} from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';

import { isOptionStatus, type OptionStatus, type Remedy } from '#schema/lifecycles.ts';
import type { TextId } from '#src/lib/texts.ts';
import { Chip, type Tone } from '#src/ui/content/Chip.tsx';

const looks: Record<OptionStatus, { text: TextId; tone: Tone; icon: ReactElement }> = {
  Initial: { text: 'resolutions.status.initial', tone: 'informative', icon: <CursorClickRegular /> },
  OptionsSent: { text: 'resolutions.status.options_sent', tone: 'informative', icon: <CursorClickRegular /> },
  CallMe: { text: 'resolutions.status.call_me', tone: 'neutral', icon: <CallRegular /> },
  Requested: { text: 'resolutions.status.requested', tone: 'neutral', icon: <ClockRegular /> },
  Confirmed: { text: 'resolutions.status.confirmed', tone: 'success', icon: <CheckmarkRegular /> },
  Booked: { text: 'resolutions.status.booked', tone: 'success', icon: <CheckmarkRegular /> },
  Rejected: { text: 'resolutions.status.rejected', tone: 'neutral', icon: <DismissRegular /> },
  None: { text: 'resolutions.status.none', tone: 'neutral', icon: <SubtractCircleRegular /> },
  Failed: { text: 'resolutions.status.failed', tone: 'danger', icon: <ErrorCircleRegular /> },
  Redeemed: { text: 'resolutions.status.redeemed', tone: 'neutral', icon: <CheckmarkCircleRegular /> },
  'N/A': { text: 'resolutions.status.passed_over', tone: 'neutral', icon: <SubtractCircleRegular /> },
};

const other = {
  text: 'resolutions.status.other',
  tone: 'neutral',
  icon: <QuestionCircleRegular />,
} as const satisfies (typeof looks)[OptionStatus];

const settled = {
  ...looks.Redeemed,
  text: 'resolutions.status.settled',
} as const satisfies (typeof looks)[OptionStatus];

type StatusChipProps = {
  status: string;
  /** What stands so; null is what nobody has heard of. */
  remedy?: Remedy | null;
};

/** How an option stands; in general words where nobody has heard of the status, or nothing can be chosen here. */
export function StatusChip({ status, remedy }: StatusChipProps) {
  const { text, tone, icon } = lookIn(status, remedy);

  return (
    <Chip tone={tone} icon={icon}>
      <FormattedMessage id={text} />
    </Chip>
  );
}

const claimed: readonly unknown[] = ['CASH', 'POINTS'] satisfies Remedy[];

function lookIn(status: string, remedy?: Remedy | null): (typeof looks)[OptionStatus] {
  if (!isOptionStatus(status)) return other;
  const isOpen = status === 'Initial' || status === 'OptionsSent';
  if (remedy === null && isOpen) return other;
  // Only a pass is used.
  if (status === 'Redeemed' && remedy && remedy !== 'LOUNGE') return settled;
  // Nobody chooses from money.
  return status === 'OptionsSent' && claimed.includes(remedy) ? looks.Requested : looks[status];
}
