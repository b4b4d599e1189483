import { FormattedMessage } from 'react-intl';

import { findRemedy, listVisibleOptions } from '#machines/resolutions/case/remedies.ts';
import type { Case, Option } from '#machines/resolutions/resolutions.ts';
import type { TextId } from '#src/lib/texts.ts';
import { Notice } from '#src/ui/content/Notice.tsx';
import { Muted } from '#src/ui/layout/Muted.tsx';

const words: Readonly<Record<string, { none: TextId; declined: TextId }>> = {
  LOUNGE: { none: 'resolutions.claim.no_lounge', declined: 'resolutions.claim.instead_of_lounge' },
  HOTEL: { none: 'resolutions.claim.no_hotel', declined: 'resolutions.claim.instead_of_hotel' },
};

/**
 * Explains why cash is offered: the lounge or hotel is unavailable or was declined. Hidden while the other option is
 * still open.
 */
export function CashReason({ option, case: told }: { option: Option; case: Case }) {
  const { dependency } = option;
  const found = words[dependency ?? ''];
  if (!found || !listVisibleOptions(told, false).includes(option)) return null;
  const isDeclined = told.options.some((other) => findRemedy(other) === dependency && other.status === 'Rejected');

  return isDeclined ? (
    <Muted>
      <FormattedMessage id={found.declined} />
    </Muted>
  ) : (
    <Notice tone="warning">
      <FormattedMessage id={found.none} />
    </Notice>
  );
}
