import { FormattedMessage } from 'react-intl';

import { PageTitle } from '#src/session/PageTitle.tsx';
import { PageHeading } from '#src/ui/content/PageHeading.tsx';

import styles from './BusinessInsurance.module.css';
import { ClaimsCard } from './ClaimsCard.tsx';
import { ClaimFold } from './detail/ClaimFold.tsx';
import { InsuredItemsCard } from './InsuredItemsCard.tsx';

/** What a business has insured, and how far each of its claims is. */
export function BusinessInsurance() {
  return (
    <div className={styles.page}>
      <PageTitle id="claims.page.title" />
      <PageHeading lead={<FormattedMessage id="claims.page.lead" />}>
        <FormattedMessage id="claims.page.title" />
      </PageHeading>
      <InsuredItemsCard />
      <ClaimsCard detailOf={(claim) => <ClaimFold claim={claim} />} />
    </div>
  );
}
