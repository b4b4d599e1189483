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

import type { OptionStatus } from '#schema/lifecycles.ts';
import type { TextId } from '#src/lib/texts.ts';
import { readable } from '#src/lib/words.ts';
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

/** How an option stands; a status nobody has heard of by its name. */
export function StatusChip({ status }: { status: string }) {
  const look = status in looks ? looks[status as OptionStatus] : null;

  return (
    <Chip tone={look?.tone ?? 'neutral'} icon={look?.icon ?? <QuestionCircleRegular />}>
      {look ? <FormattedMessage id={look.text} /> : readable(status)}
    </Chip>
  );
}
