import { makeStyles } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';

import { PageTitle } from '#src/session/PageTitle.tsx';
import { PageHeading } from '#src/ui/content/PageHeading.tsx';
import { Card } from '#src/ui/data/Card.tsx';
import type { BagChip } from '../happened/WhatHappened.tsx';
import { CaseView } from './CaseView.tsx';
import { whichIn } from './whichIn.ts';

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
});

/** What happened, and what may be had for it, at an address that tells of what. */
export function CasePage({ bagChip }: { bagChip: BagChip }) {
  const styles = useStyles();
  const [search] = useSearchParams();
  const which = whichIn(search);

  return (
    <div className={styles.page}>
      {which ? <CaseView key={search.toString()} which={which} bagChip={bagChip} /> : <NothingNamed />}
    </div>
  );
}

function NothingNamed() {
  return (
    <>
      <PageTitle id="resolutions.title" />
      <PageHeading>
        <FormattedMessage id="resolutions.title" />
      </PageHeading>
      <Card title={<FormattedMessage id="resolutions.flight" />}>
        <FormattedMessage id="resolutions.none" />
      </Card>
    </>
  );
}
