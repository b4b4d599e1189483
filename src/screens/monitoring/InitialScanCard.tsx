import { makeStyles } from '@fluentui/react-components';
import { CheckmarkCircleRegular, ScanRegular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';

import { openAlertsIn } from '#rules/monitoring.ts';
import { ContactUs } from '#src/session/ContactUs.tsx';
import { useDataset } from '#src/session/data/useDataset.tsx';
import { Chip } from '#src/ui/content/Chip.tsx';
import { DataCard } from '#src/ui/data/DataCard.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';

import { useSubscription } from './useSubscription.ts';

const useStyles = makeStyles({
  scan: { display: 'grid', gap: '12px', justifyItems: 'start' },
  text: { margin: 0 },
});

/** Whether data is watched for the customer, whether the first search for it has been made, and whether something is found. */
export function InitialScanCard() {
  const styles = useStyles();
  const alerts = openAlertsIn(useDataset('OWL_MONITORED_DATA').data?.subscriptions.subscriptions ?? []);

  return (
    <DataCard
      title="monitoring.scan.title"
      reading={useSubscription()}
      failed="monitoring.scan.failed"
      isEmpty={({ subscriber }) => !subscriber.subscribed}
      empty="monitoring.scan.empty"
      emptyAction={
        <p className={styles.text}>
          <ContactUs text="monitoring.scan.ask" />
        </p>
      }
      skeleton={<Lines />}
    >
      {({ subscriber: { initialScan } }) => (
        <div className={styles.scan}>
          <Chip
            tone={initialScan ? 'success' : 'informative'}
            icon={initialScan ? <CheckmarkCircleRegular /> : <ScanRegular />}
          >
            <FormattedMessage id={initialScan ? 'monitoring.scan.done' : 'monitoring.scan.running'} />
          </Chip>
          <p className={styles.text}>
            {alerts > 0 ? (
              <FormattedMessage id="monitoring.scan.found.text" values={{ count: alerts }} />
            ) : (
              <FormattedMessage id={initialScan ? 'monitoring.scan.done.text' : 'monitoring.scan.running.text'} />
            )}
          </p>
        </div>
      )}
    </DataCard>
  );
}
