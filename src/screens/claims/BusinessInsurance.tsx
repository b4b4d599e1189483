import { FormattedMessage } from 'react-intl';

import { PageTitle } from '#src/session/PageTitle.tsx';
import { PageHeading } from '#src/ui/content/PageHeading.tsx';

import { ClaimButton } from './actions/ClaimButton.tsx';
import type { ClaimDialogs, PayoutDialog } from './actions/dialogs.ts';
import { useClaimDialogs } from './actions/useClaimDialogs.tsx';
import styles from './BusinessInsurance.module.css';
import { ClaimsCard } from './ClaimsCard.tsx';
import { ClaimFold } from './detail/ClaimFold.tsx';
import { WithPayoutDetails } from './details/WithPayoutDetails.tsx';
import type { ItemDialogs } from './items/changes/dialogs.ts';
import { InsuredItems } from './items/changes/InsuredItems.tsx';

type BusinessInsuranceProps = {
  dialogs: ClaimDialogs;
  itemDialogs: ItemDialogs;
  /** Null where nobody is asked where a payout goes to. */
  payoutDetails?: PayoutDialog | null;
};

/** What a business has insured, and how far each of its claims is. */
export function BusinessInsurance({ dialogs, itemDialogs, payoutDetails = null }: BusinessInsuranceProps) {
  const { show, dialog } = useClaimDialogs(dialogs);

  return (
    <WithPayoutDetails dialog={payoutDetails}>
      <div className={styles.page}>
        <PageTitle id="claims.page.title" />
        <PageHeading lead={<FormattedMessage id="claims.page.lead" />}>
          <FormattedMessage id="claims.page.title" />
        </PageHeading>
        <InsuredItems dialogs={itemDialogs} />
        <ClaimsCard
          detailOf={(claim) => (
            <>
              <ClaimButton
                claim={claim}
                has={(act) => dialogs[act] !== undefined}
                onPress={(act) => show(act, claim)}
              />
              <ClaimFold claim={claim} />
            </>
          )}
        />
      </div>
      {dialog}
    </WithPayoutDetails>
  );
}
