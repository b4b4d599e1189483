import { makeStyles, tokens } from '@fluentui/react-components';

import { useDataset } from '#src/session/data/useDataset.tsx';
import { DataCard } from '#src/ui/data/DataCard.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';

import { TypeRow } from './TypeRow.tsx';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  type: {
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
    ':first-child': { borderBlockStartStyle: 'none' },
  },
});

/** Type by type what is watched, how much more may be, and where something was found. */
export function MonitoredDataCard() {
  const styles = useStyles();

  return (
    <DataCard
      title="monitoring.title"
      reading={useDataset('OWL_MONITORED_DATA')}
      failed="monitoring.failed"
      isEmpty={({ subscriptions }) => subscriptions.subscriptions.length === 0}
      empty="monitoring.empty"
      skeleton={<Lines count={6} />}
    >
      {({ subscriptions }) => (
        <ul className={styles.list}>
          {subscriptions.subscriptions.map((monitored) => (
            <li key={monitored.dataType} className={styles.type}>
              <TypeRow monitored={monitored} />
            </li>
          ))}
        </ul>
      )}
    </DataCard>
  );
}
