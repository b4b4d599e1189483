import { FormattedMessage } from 'react-intl';

import { useDataset } from '#src/session/data/useDataset.tsx';
import { PageTitle } from '#src/session/PageTitle.tsx';
import { useIsBasic } from '#src/session/useIsBasic.ts';
import { PageHeading } from '#src/ui/content/PageHeading.tsx';
import { Card } from '#src/ui/data/Card.tsx';
import { Ground } from '#src/ui/data/Ground.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';
import { toHeadingWhenGone } from '#src/ui/focus/useFocusBack.ts';

import type { ClaimDialogs, PayoutDialog } from './actions/dialogs.ts';
import { useClaimDialogs } from './actions/useClaimDialogs.tsx';
import styles from './BusinessInsurance.module.css';
import { WithPayoutDetails } from './details/WithPayoutDetails.tsx';
import type { ItemDialogs } from './items/changes/dialogs.ts';
import { InsuredItems } from './items/changes/InsuredItems.tsx';
import { ClaimRows } from './list/ClaimRows.tsx';
import { groupClaims } from './list/groupClaims.ts';
import { OtherClaims } from './list/OtherClaims.tsx';
import { StayUnfolded } from './rows/Unfolded.tsx';

type BusinessInsuranceProps = {
  dialogs: ClaimDialogs;
  itemDialogs: ItemDialogs;
  /** Null if the user cannot enter payment details. */
  payoutDetails?: PayoutDialog | null;
};

/**
 * Shows the claims that need the business, its insured items and the progress of its other claims. Closed claims are
 * collapsed.
 */
export function BusinessInsurance({ dialogs, itemDialogs, payoutDetails = null }: BusinessInsuranceProps) {
  const reading = useDataset('ITEM_ALERTS');
  const claims = reading.data?.claims ?? [];
  const { needsYou, underWay, closed } = groupClaims(claims);
  const { actingOn, dialog } = useClaimDialogs(dialogs);
  const isBasic = useIsBasic();
  const hasCome = reading.data !== null && reading.view !== 'failed';

  return (
    <WithPayoutDetails dialog={payoutDetails}>
      <div className={styles.page}>
        <PageTitle id="claims.page.title" />
        <PageHeading
          lead={
            isBasic ? null : hasCome ? (
              <FormattedMessage id="claims.page.lead" values={{ needing: needsYou.length, others: underWay.length }} />
            ) : (
              // Reserve the line, to avoid a layout shift when the claims arrive.
              '\u00a0'
            )
          }
        >
          <FormattedMessage id="claims.page.title" />
        </PageHeading>
        {reading.view === 'loading' ? (
          <div className={styles.first} data-state="loading">
            <Ground>
              <Lines count={6} />
            </Ground>
          </div>
        ) : null}
        <StayUnfolded>
          {needsYou.length > 0 && hasCome ? (
            <div ref={toHeadingWhenGone}>
              <Card title={<FormattedMessage id="claims.needs_you" />}>
                <ClaimRows claims={needsYou} actingOn={actingOn} />
              </Card>
            </div>
          ) : null}
          <InsuredItems dialogs={itemDialogs} isBasic={isBasic} />
          <OtherClaims reading={reading} underWay={underWay} closed={isBasic ? [] : closed} actingOn={actingOn} />
        </StayUnfolded>
      </div>
      {dialog}
    </WithPayoutDetails>
  );
}
