import { makeStyles } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';

import type { SubscriberActor } from '#machines/monitoring/subscriber/subscriber.machine.ts';
import { countOpenAlerts } from '#rules/monitoring/openAlerts.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { Card } from '#src/ui/data/Card.tsx';
import { FailedState } from '#src/ui/data/FailedState.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';

import { useMonitoredTypes } from '../useMonitoredTypes.ts';
import { Consent } from './Consent.tsx';
import { isMonitored } from './isMonitored.ts';
import { Protection } from './Protection.tsx';
import { ScanFailure } from './ScanFailure.tsx';
import { Found, Scanning } from './ScanResult.tsx';
import { useScanStyles } from './scanStyles.ts';

const useStyles = makeStyles({
  room: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', '> *': { gridArea: '1 / 1' } },
  toCome: { visibility: 'hidden' },
});

/** Asks for consent to monitoring, follows the first scan, and shows the open alerts. */
export function SubscriberCard({ flow }: { flow: SubscriberActor }) {
  const styles = useStyles();
  const scan = useScanStyles();
  const monitored = useMonitoredTypes();
  const state = useSelector(flow, (snapshot) => snapshot);
  const { mayConsent, found, isAutomatic } = state.context;
  // The cards below wait for the same answer; showing alerts earlier would shift them.
  const types = (monitored.view !== 'loading' && monitored.data) || [];
  const hasAlerts = countOpenAlerts(types) > 0;
  const isReady = isMonitored(state);
  const isAsking = state.matches('subscribing') || state.matches('checkingOutcome');
  const retry = () => flow.send({ type: 'retry.requested' });

  return (
    <Card
      title={<FormattedMessage id={isReady && hasAlerts ? 'monitoring.scan.found.title' : 'monitoring.scan.title'} />}
      isBusy={state.matches('checking') || isAsking}
      attributes={flowAttributes(state)}
    >
      {state.matches('checking') && !isReady ? (
        <div className={styles.room}>
          <Lines />
          {hasAlerts ? (
            <div className={styles.toCome}>
              <Found types={types} found={found} />
            </div>
          ) : null}
        </div>
      ) : null}
      {state.matches('unknown') ? <FailedState text="monitoring.scan.failed" why={null} retry={retry} /> : null}
      <div className={scan.stack} role="status">
        {isReady ? <Protection monitored={monitored} found={found} /> : null}
        {state.matches('notSubscribed') || isAsking ? (
          <Consent mayConsent={mayConsent} isBusy={isAsking} onConsent={() => flow.send({ type: 'consent.given' })} />
        ) : null}
        {state.matches('notStarted') ? (
          <ScanFailure text="alerts.scan.not_started" action="data.retry" onRetry={retry} />
        ) : null}
        {state.matches('outcomeUnknown') ? (
          <ScanFailure text="alerts.scan.unknown" action="alerts.check_again" onRetry={retry} />
        ) : null}
        {state.matches('scanFailed') ? (
          <ScanFailure text="alerts.scan.failed" action="data.retry" onRetry={retry} />
        ) : null}
        {state.matches('scanUnanswered') ? (
          <ScanFailure text="alerts.scan.unanswered" action="alerts.check_again" onRetry={retry} />
        ) : null}
        {state.matches('awaitingScan') ? (
          <p className={scan.text}>
            <FormattedMessage id="alerts.scan.awaiting" />
          </p>
        ) : null}
        {state.matches('scanning') ? <Scanning state={state} /> : null}
        {isAutomatic && (isReady || state.matches('scanning')) ? (
          <p className={scan.fine}>
            <FormattedMessage id="alerts.scan.automatic" />
          </p>
        ) : null}
      </div>
    </Card>
  );
}
