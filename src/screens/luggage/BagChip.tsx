import {
  CheckmarkCircleRegular,
  LuggageRegular,
  NoteEditRegular,
  QuestionCircleRegular,
  SearchRegular,
  SubtractCircleRegular,
} from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';
import { readable } from '#src/lib/words.ts';
import { Chip, type Tone } from '#src/ui/content/Chip.tsx';

const appearances: Record<string, { text: TextId; tone: Tone; icon: ReactElement }> = {
  BAG_LOST: { text: 'luggage.status.lost', tone: 'warning', icon: <LuggageRegular /> },
  BAG_UPDATED_DETAILS: { text: 'luggage.status.updated', tone: 'informative', icon: <NoteEditRegular /> },
  BAG_FOUND: { text: 'luggage.status.found', tone: 'informative', icon: <SearchRegular /> },
  BAG_RETURNED: { text: 'luggage.status.returned', tone: 'success', icon: <CheckmarkCircleRegular /> },
  BAG_CLOSED: { text: 'luggage.status.closed', tone: 'neutral', icon: <SubtractCircleRegular /> },
};

/** Chip of the search for a bag. Shows an unknown status by its raw name. */
export function BagChip({ status }: { status: string }) {
  const look = appearances[status];
  if (!look)
    return (
      <Chip tone="neutral" icon={<QuestionCircleRegular />}>
        {readable(status)}
      </Chip>
    );

  return (
    <Chip tone={look.tone} icon={look.icon}>
      <FormattedMessage id={look.text} />
    </Chip>
  );
}
