import { AlertUrgentRegular, CheckmarkCircleRegular, ScanRegular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';

import type { SubscriberSnapshot } from '#machines/monitoring/subscriber/subscriber.machine.ts';
import { Chip } from '#src/ui/content/Chip.tsx';

import type { MonitoredType } from '../WatchedItem.tsx';
import { WhatToDo } from '../WhatToDo.tsx';
import { useScanStyles } from './scanStyles.ts';

/** Shows that the first scan is running, and for how long. Its progress is unknown, so no percentage is shown. */
export function Scanning({ state }: { state: SubscriberSnapshot }) {
  const styles = useScanStyles();

  return (
    <>
      <Chip tone="informative" icon={<ScanRegular />}>
        <FormattedMessage id="alerts.scan.running" />
      </Chip>
      <p className={styles.text}>
        <FormattedMessage
          id={
            state.matches({ scanning: 'veryLong' })
              ? 'alerts.scan.running.very_long'
              : state.matches({ scanning: 'long' })
                ? 'alerts.scan.running.long'
                : 'alerts.scan.running.brief'
          }
        />
      </p>
      <p className={styles.fine}>
        <FormattedMessage id="alerts.scan.leave" />
      </p>
    </>
  );
}

type ScanResultProps = {
  /** The number of alerts that the scan raised; null for an earlier scan. */
  found: number | null;
  /** The list contains no alerts, but may be older than the scan. */
  view: 'loaded' | 'refreshing' | 'stale';
};

/** Shows that data is monitored, and the result of the first scan. */
export function ScanResult({ found, view }: ScanResultProps) {
  const styles = useScanStyles();
  const hasFound = found !== null && found > 0 && view !== 'loaded';
  const isOld = view === 'stale';

  return (
    <>
      <Chip
        tone={hasFound ? 'danger' : isOld ? 'informative' : 'success'}
        icon={hasFound ? <AlertUrgentRegular /> : isOld ? <ScanRegular /> : <CheckmarkCircleRegular />}
      >
        <FormattedMessage id={hasFound ? 'monitoring.scan.found' : 'monitoring.scan.done'} />
      </Chip>
      <p className={styles.text}>
        {found === null ? (
          <FormattedMessage id={isOld ? 'monitoring.item.quiet.before' : 'monitoring.scan.done.text'} />
        ) : (
          <FormattedMessage id="alerts.scan.result" values={{ count: found }} />
        )}
      </p>
    </>
  );
}

type FoundProps = { types: readonly MonitoredType[]; found: number | null };

/** Shows the open alerts, with the result of the first scan if it has just ended. */
export function Found({ types, found }: FoundProps) {
  const styles = useScanStyles();

  return (
    <>
      <Chip tone="danger" icon={<AlertUrgentRegular />}>
        <FormattedMessage id="monitoring.scan.found" />
      </Chip>
      {found === null ? null : (
        <p className={styles.text}>
          <FormattedMessage id="alerts.scan.result" values={{ count: found }} />
        </p>
      )}
      <WhatToDo types={types} />
    </>
  );
}
