import { makeStyles, tokens } from '@fluentui/react-components';

import { FormattedMessage } from 'react-intl';

import { addresses } from '#src/lib/addresses.ts';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { DataCard } from '#src/ui/data/DataCard.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';

import { TypeRow } from './TypeRow.tsx';
import { useMonitoredTypes } from './useMonitoredTypes.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  type: {
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
    ':first-child': { borderBlockStartStyle: 'none' },
  },
});

/** Shows how many items of each type are monitored, how many more are possible, and which have alerts. */
export function MonitoredDataCard() {
  const styles = useStyles();
  const reading = useMonitoredTypes();

  return (
    <DataCard
      title="monitoring.title"
      reading={reading}
      way={
        <TextLink to={addresses.monitoredData}>
          <FormattedMessage id="monitoring.manage" />
        </TextLink>
      }
      failed="monitoring.failed"
      isEmpty={({ length }) => length === 0}
      empty="monitoring.empty"
      skeleton={<Lines count={6} />}
    >
      {(types) => (
        <ul className={styles.list}>
          {types.map((monitored) => (
            <li key={monitored.dataType} className={styles.type}>
              <TypeRow monitored={monitored} isStale={reading.view === 'stale'} />
            </li>
          ))}
        </ul>
      )}
    </DataCard>
  );
}
