import { makeStyles, tokens } from '@fluentui/react-components';
import { AlertUrgentRegular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';

import { openAlertsIn } from '#rules/monitoring.ts';
import type { SubscriptionsQuery } from '#src/api/generated/documents.ts';
import type { TextId } from '#src/lib/texts.ts';
import { readable } from '#src/lib/words.ts';
import { useDataset } from '#src/session/data/useDataset.tsx';
import { Chip } from '#src/ui/content/Chip.tsx';
import { DataCard } from '#src/ui/data/DataCard.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';

type MonitoredType = SubscriptionsQuery['subscriptions']['subscriptions'][number];

const names: Record<string, TextId> = {
  BANK_ACCOUNT: 'monitoring.type.bank_account',
  CARD: 'monitoring.type.card',
  EMAIL: 'monitoring.type.email',
  PHONE: 'monitoring.type.phone',
  NATIONAL_ID: 'monitoring.type.national_id',
  PASSPORT: 'monitoring.type.passport',
  DRIVING_LICENCE: 'monitoring.type.driving_licence',
  MEDICAL_ID: 'monitoring.type.medical_id',
  IBAN: 'monitoring.type.iban',
  OTHER_CARD: 'monitoring.type.other_card',
};

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  type: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 16px',
    minHeight: '44px',
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
    ':first-child': { borderBlockStartStyle: 'none' },
  },
  name: { flexGrow: 1 },
  count: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
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
            <TypeRow key={monitored.dataType} monitored={monitored} />
          ))}
        </ul>
      )}
    </DataCard>
  );
}

function TypeRow({ monitored }: { monitored: MonitoredType }) {
  const styles = useStyles();
  const { dataType, items, maxAllowed } = monitored;
  const alerts = openAlertsIn([monitored]);
  const name = names[dataType];

  return (
    <li className={styles.type}>
      <span className={styles.name}>{name ? <FormattedMessage id={name} /> : readable(dataType)}</span>
      {alerts > 0 ? (
        <Chip tone="danger" icon={<AlertUrgentRegular />}>
          <FormattedMessage id="monitoring.alerts" values={{ count: alerts }} />
        </Chip>
      ) : null}
      <span className={styles.count}>
        <FormattedMessage id="monitoring.count" values={{ count: items.length, max: maxAllowed }} />
      </span>
    </li>
  );
}
