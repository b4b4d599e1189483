import { makeStyles } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';

import { openAlertsIn } from '#rules/monitoring.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { Card } from '#src/ui/data/Card.tsx';
import { FailedState } from '#src/ui/data/FailedState.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';

import { useAlertChanges } from './alerts/alertChanges.ts';
import { Consent } from './scan/Consent.tsx';
import { ScanFailure } from './scan/ScanFailure.tsx';
import { Found, Scanning, ScanResult } from './scan/ScanResult.tsx';
import { useScanStyles } from './scan/scanStyles.ts';
import { useSubscriber } from './scan/useSubscriber.ts';
import { useMonitoredTypes } from './useMonitoredTypes.ts';

const useStyles = makeStyles({
  room: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', '> *': { gridArea: '1 / 1' } },
  toCome: { visibility: 'hidden' },
});

/** Asks for consent to monitoring, follows the first scan, and shows which alerts are open. */
export function InitialScanCard() {
  const styles = useStyles();
  const scan = useScanStyles();
  const monitored = useMonitoredTypes();
  // The cards below wait for the same answer; alerts that are shown before it would move them.
  const types = (monitored.view !== 'loading' && monitored.data) || [];
  const flow = useSubscriber();
  const state = useSelector(flow, (snapshot) => snapshot);
  useAlertChanges(() => undefined);
  const { known, mayConsent, found, isAutomatic } = state.context;
  const hasAlerts = openAlertsIn(types) > 0;
  const wasReady = known?.subscribed === true && known.initialScan;
  const isReady = state.matches('ready') || (state.matches('checking') && wasReady);
  const isAsking = state.matches('subscribing') || state.matches('checkingOutcome');
  const retry = () => flow.send({ type: 'retry.requested' });
  const alerts = <Found types={types} found={found} />;

  return (
    <Card
      title={<FormattedMessage id={isReady && hasAlerts ? 'monitoring.scan.found.title' : 'monitoring.scan.title'} />}
      isBusy={state.matches('checking') || isAsking}
      attributes={flowAttributes(state)}
    >
      {state.matches('checking') && !wasReady ? (
        <div className={styles.room}>
          <Lines />
          {hasAlerts ? <div className={styles.toCome}>{alerts}</div> : null}
        </div>
      ) : null}
      {state.matches('unknown') ? <FailedState text="monitoring.scan.failed" why={null} retry={retry} /> : null}
      <div className={scan.stack} role="status">
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
        {isReady ? hasAlerts ? alerts : <ScanResult found={found} isReading={monitored.view === 'refreshing'} /> : null}
        {isAutomatic && (isReady || state.matches('scanning')) ? (
          <p className={scan.fine}>
            <FormattedMessage id="alerts.scan.automatic" />
          </p>
        ) : null}
      </div>
    </Card>
  );
}
