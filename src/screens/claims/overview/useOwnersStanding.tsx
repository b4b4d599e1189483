import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { useDataset } from '#src/session/data/useDataset.tsx';

import { listWaitingClaims } from '../list/groupClaims.ts';

/** Returns a sentence about the claims of a business; null until they are read and if there are none. */
export function useOwnersStanding(): ReactNode {
  const claims = useDataset('ITEM_ALERTS').data?.claims ?? [];

  return claims.length > 0 ? (
    <FormattedMessage id="claims.now.count" values={{ count: listWaitingClaims(claims).length }} />
  ) : null;
}
