import { countOpenAlerts } from '#rules/monitoring/openAlerts.ts';
import { FailedState } from '#src/ui/data/FailedState.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';
import type { Reading } from '#src/ui/data/reading.ts';
import { StaleNote } from '#src/ui/data/StaleNote.tsx';

import type { MonitoredType } from '../WatchedItem.tsx';
import { Found, ScanResult } from './ScanResult.tsx';

type ProtectionProps = {
  monitored: Reading<readonly MonitoredType[]>;
  /** The number of alerts that the scan of this visit raised; null for an earlier scan. */
  found: number | null;
};

/** Shows the open alerts, or that there are none. An unknown list never appears as one without alerts. */
export function Protection({ monitored: { view, data, loadedAt, why, retry }, found }: ProtectionProps) {
  if (view === 'failed') return <FailedState text="monitoring.failed" why={why ?? null} retry={retry} />;
  if (view === 'loading' || data === null) return <Lines />;

  return (
    <>
      {view === 'stale' ? <StaleNote at={loadedAt} retry={retry} /> : null}
      {countOpenAlerts(data) > 0 ? <Found types={data} found={found} /> : <ScanResult found={found} view={view} />}
    </>
  );
}
