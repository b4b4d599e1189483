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

type Look = { text: TextId; tone: Tone; icon: ReactElement };

const looks: Record<OptionStatus, Look> = {
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
} as const satisfies Look;

const settled = {
  ...looks.Redeemed,
  text: 'resolutions.status.settled',
} as const satisfies Look;

type StatusChipProps = {
  status: string;
  /** Remedy that has the status; null if it is unknown. */
  remedy?: Remedy | null;
};

/** Chip of an option's status, in general words if the status is unknown or nothing can be chosen. */
export function StatusChip({ status, remedy }: StatusChipProps) {
  const { text, tone, icon } = lookIn(status, remedy);

  return (
    <Chip tone={tone} icon={icon}>
      <FormattedMessage id={text} />
    </Chip>
  );
}

const paying = { ...looks.Requested, text: 'resolutions.status.awaiting_payment' } as const;
const crediting = { ...looks.Requested, text: 'resolutions.status.crediting' } as const;

/**
 * Cash and points are not chosen or booked, so those statuses read as claimed. A rebooking or hotel that still has to
 * be booked reads as chosen.
 */
const ofRemedies: Partial<Record<Remedy, Partial<Record<OptionStatus, Look>>>> = {
  LOUNGE: { Booked: { ...looks.Initial, text: 'resolutions.status.unconfirmed' } },
  REBOOKING: { Confirmed: { ...looks.Requested, text: 'resolutions.status.flight_submitted' } },
  HOTEL: { Confirmed: { ...looks.Requested, text: 'resolutions.status.hotel_submitted' } },
  CASH: { OptionsSent: looks.Requested, Requested: paying, Booked: paying },
  POINTS: { OptionsSent: looks.Requested, Booked: crediting },
};

function lookIn(status: string, remedy?: Remedy | null): Look {
  if (!isOptionStatus(status)) return other;
  const isOpen = status === 'Initial' || status === 'OptionsSent';
  if (remedy === null && isOpen) return other;
  // Only a lounge pass can be redeemed.
  if (status === 'Redeemed' && remedy && remedy !== 'LOUNGE') return settled;
  return (remedy && ofRemedies[remedy]?.[status]) ?? looks[status];
}
