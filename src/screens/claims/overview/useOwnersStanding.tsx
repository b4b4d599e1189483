import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { useDataset } from '#src/session/data/useDataset.tsx';

import { waitingIn } from '../list/order.ts';

/** How the claims of a business stand, in a sentence; nothing while that is being asked, or as long as there is none. */
export function useOwnersStanding(): ReactNode {
  const claims = useDataset('ITEM_ALERTS').data?.claims ?? [];

  return claims.length > 0 ? (
    <FormattedMessage id="claims.now.count" values={{ count: waitingIn(claims).length }} />
  ) : null;
}
