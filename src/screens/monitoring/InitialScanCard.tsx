import { makeStyles } from '@fluentui/react-components';
import { AlertUrgentRegular, CheckmarkCircleRegular, ScanRegular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';

import { openAlertsIn } from '#rules/monitoring.ts';
import { ContactUs } from '#src/session/ContactUs.tsx';
import { useDataset } from '#src/session/data/useDataset.tsx';
import { Chip } from '#src/ui/content/Chip.tsx';
import { DataCard } from '#src/ui/data/DataCard.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';

import { useSubscription } from './useSubscription.ts';
import { WhatToDo } from './WhatToDo.tsx';

const useStyles = makeStyles({
  scan: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px', justifyItems: 'start' },
  text: { margin: 0 },
  room: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', '> *': { gridArea: '1 / 1' } },
  toCome: { visibility: 'hidden' },
});

/** What was found and what to do about it; else whether data is watched, and whether the first search for it has been made. */
export function InitialScanCard() {
  const styles = useStyles();
  const monitored = useDataset('OWL_MONITORED_DATA');
  // The cards below come with it: what is in the cache a moment before would move them.
  const types = (monitored.view !== 'loading' && monitored.data?.subscriptions.subscriptions) || [];
  const reading = useSubscription();
  const isFound = openAlertsIn(types) > 0;
  const hasFound = reading.data?.subscriber.subscribed === true && isFound;
  const found = (
    <div className={styles.scan}>
      <Chip tone="danger" icon={<AlertUrgentRegular />}>
        <FormattedMessage id="monitoring.scan.found" />
      </Chip>
      <WhatToDo types={types} />
    </div>
  );

  return (
    <DataCard
      title={hasFound ? 'monitoring.scan.found.title' : 'monitoring.scan.title'}
      reading={reading}
      failed="monitoring.scan.failed"
      isEmpty={({ subscriber }) => !subscriber.subscribed}
      empty="monitoring.scan.empty"
      emptyAction={
        <p className={styles.text}>
          <ContactUs text="monitoring.scan.ask" />
        </p>
      }
      // It has the room that it will have.
      skeleton={
        <div className={styles.room}>
          <Lines />
          {isFound ? <div className={styles.toCome}>{found}</div> : null}
        </div>
      }
    >
      {({ subscriber: { initialScan } }) =>
        hasFound ? (
          found
        ) : (
          <div className={styles.scan}>
            <Chip
              tone={initialScan ? 'success' : 'informative'}
              icon={initialScan ? <CheckmarkCircleRegular /> : <ScanRegular />}
            >
              <FormattedMessage id={initialScan ? 'monitoring.scan.done' : 'monitoring.scan.running'} />
            </Chip>
            <p className={styles.text}>
              <FormattedMessage id={initialScan ? 'monitoring.scan.done.text' : 'monitoring.scan.running.text'} />
            </p>
          </div>
        )
      }
    </DataCard>
  );
}
