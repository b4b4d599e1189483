import { FormattedMessage } from 'react-intl';
import { generatePath } from 'react-router-dom';

import { addresses } from '#src/lib/addresses.ts';

import { ClaimChip } from '../ClaimChip.tsx';
import type { Claim } from '../claim.ts';
import { DayLeaf } from './DayLeaf.tsx';
import { LinkRow } from './LinkRow.tsx';

export function ClaimLine({ claim }: { claim: Claim }) {
  return (
    <LinkRow
      to={generatePath(addresses.claimHistory, { alertId: claim.alertId })}
      leaf={<DayLeaf on={claim.alertDate} />}
      title={<FormattedMessage id="claims.name" values={{ number: claim.claimNumber, item: claim.properties.name }} />}
      fine={claim.description}
      chip={<ClaimChip claim={claim} />}
      attributes={{ 'data-claim': claim.claimNumber }}
    />
  );
}
