import { FormattedMessage, useIntl } from 'react-intl';

import { addresses } from '#src/lib/addresses.ts';
import { DocumentTitle } from '#src/session/PageTitle.tsx';
import { ButtonLink } from '#src/ui/content/ButtonLink.tsx';
import { PageHeading } from '#src/ui/content/PageHeading.tsx';
import { DataArea } from '#src/ui/data/DataArea.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';
import type { Reading } from '#src/ui/data/reading.ts';
import { Row } from '#src/ui/layout/Row.tsx';

import { ClaimChip } from '../ClaimChip.tsx';
import type { Claim } from '../claim.ts';
import { BackToClaims } from './BackToClaims.tsx';
import { useOfferPageStyles } from './offerPageStyles.ts';

type NoOfferProps = { reading: Reading<{ claims: readonly Claim[] }>; claim: Claim | undefined };

/**
 * Shown while the claim loads, if its offer cannot be answered, or if it does not exist. Gives the status of the claim.
 */
export function NoOffer({ reading, claim }: NoOfferProps) {
  const page = useOfferPageStyles();
  const { formatMessage } = useIntl();
  const name =
    claim && formatMessage({ id: 'claims.name' }, { number: claim.claimNumber, item: claim.properties.name });
  const title = name ?? formatMessage({ id: reading.data ? 'claims.history.not_found' : 'claims.offer' });

  return (
    <div className={page.page}>
      <DocumentTitle page={title} />
      <PageHeading back={<BackToClaims />}>{title}</PageHeading>
      <DataArea
        reading={reading}
        failed="claims.failed"
        isEmpty={() => true}
        empty={claim ? 'claims.offer.none' : 'claims.history.not_found.body'}
        emptyAction={
          <Row gap={12} isCentered>
            {claim ? <ClaimChip claim={claim} /> : null}
            <ButtonLink to={addresses.insurance} appearance="primary" isMain>
              <FormattedMessage id="claims.history.to_claims" />
            </ButtonLink>
          </Row>
        }
        skeleton={<Lines hasFigure count={6} />}
      >
        {() => null}
      </DataArea>
    </div>
  );
}
