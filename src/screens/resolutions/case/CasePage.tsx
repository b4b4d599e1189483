import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';

import { PageTitle } from '#src/session/PageTitle.tsx';
import { PageHeading } from '#src/ui/content/PageHeading.tsx';
import type { BagChip } from '../happened/WhatHappened.tsx';
import { CaseView } from './CaseView.tsx';
import { parseDisruptionRef } from './parseDisruptionRef.ts';

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
});

type CasePageProps = {
  bagChip: BagChip;
  disruptions: ReactNode;
};

/**
 * Shows the disruption that the address names, with its options. Without one in the address it lists all disruptions.
 */
export function CasePage({ bagChip, disruptions }: CasePageProps) {
  const styles = useStyles();
  const [search] = useSearchParams();
  const which = parseDisruptionRef(search);

  return (
    <div className={styles.page}>
      {which ? (
        <CaseView key={search.toString()} which={which} bagChip={bagChip} />
      ) : (
        <>
          <PageTitle id="resolutions.list" />
          <PageHeading lead={<FormattedMessage id="resolutions.list.lead" />}>
            <FormattedMessage id="resolutions.list" />
          </PageHeading>
          {disruptions}
        </>
      )}
    </div>
  );
}
