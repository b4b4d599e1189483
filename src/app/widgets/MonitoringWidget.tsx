import { makeStyles } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import { InitialScanCard } from '#src/screens/monitoring/InitialScanCard.tsx';
import { MonitoredDataCard } from '#src/screens/monitoring/MonitoredDataCard.tsx';
import { PageTitle } from '#src/session/PageTitle.tsx';
import { useIsBasic } from '#src/session/useIsBasic.ts';
import { PageHeading } from '#src/ui/content/PageHeading.tsx';
import { Readable } from '#src/ui/data/Readable.tsx';

const useStyles = makeStyles({ page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' } });

/** The insurance page of another site, where data is monitored (spec P-02.13). In the compact view, only what was found. */
export function MonitoringWidget() {
  const styles = useStyles();
  const isBasic = useIsBasic();

  return (
    <div className={styles.page}>
      <PageTitle id="monitoring.title" />
      <PageHeading>
        <FormattedMessage id="monitoring.title" />
      </PageHeading>
      <Readable>
        <InitialScanCard />
      </Readable>
      {isBasic ? null : (
        <Readable>
          <MonitoredDataCard />
        </Readable>
      )}
    </div>
  );
}
