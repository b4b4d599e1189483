import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { AlertUrgentRegular, ChevronDownRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { countOpenAlerts } from '#rules/monitoring.ts';
import { Chip } from '#src/ui/content/Chip.tsx';
import { useFocusStyles } from '#src/ui/focus/focusStyles.ts';

import { KindName } from './KindName.tsx';
import { type MonitoredType, WatchedItem } from './WatchedItem.tsx';

const useStyles = makeStyles({
  line: {
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    minHeight: '52px',
    boxSizing: 'border-box',
    paddingBlock: '8px',
  },
  // On a phone its button has a line of its own.
  wrapping: { flexWrap: 'wrap' },
  press: {
    cursor: 'pointer',
    listStyleType: 'none',
    '::-webkit-details-marker': { display: 'none' },
    ':hover': { color: tokens.colorBrandForegroundLink },
  },
  // Its chip has a line of its own where there is little room.
  what: { flexGrow: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' },
  name: { flexGrow: 1 },
  watched: { fontWeight: tokens.fontWeightSemibold },
  count: {
    minWidth: 0,
    textAlign: 'end',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  // As wide where there is nothing to unfold, so that figures stand below each other.
  sign: { display: 'flex', flexShrink: 0, width: '20px', fontSize: '20px', color: tokens.colorBrandForegroundLink },
  row: { '[open] > summary svg:last-child': { rotate: '180deg' } },
  items: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    margin: 0,
    padding: '4px 0 20px',
    listStyleType: 'none',
  },
});

type TypeRowProps = {
  monitored: MonitoredType;
  /** Whether the list could not be read again, so that nobody knows whether something was found since. */
  isStale?: boolean;
  /** What can be done about the type, below its items or beside its name where it has none. */
  action?: ReactNode;
  /** What can be done about an item. */
  menu?: (item: MonitoredType['items'][number]) => ReactNode;
};

/** A type of data and how much of it is monitored; unfolded, the items and their alerts. Where an alert is open it comes unfolded. */
export function TypeRow({ monitored, isStale = false, action = null, menu }: TypeRowProps) {
  const styles = useStyles();
  const focus = useFocusStyles();
  const { items } = monitored;
  const [isOpen] = useState(countOpenAlerts([monitored]) > 0);

  if (items.length === 0)
    return (
      <div className={mergeClasses(styles.line, action !== null && styles.wrapping)}>
        <Face monitored={monitored} /> {action ?? <span className={styles.sign} />}
      </div>
    );
  return (
    <details className={styles.row} open={isOpen}>
      <summary className={mergeClasses(styles.line, styles.press, focus.ring)}>
        <Face monitored={monitored} />{' '}
        <span className={styles.sign}>
          <ChevronDownRegular />
        </span>
      </summary>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id}>
            <WatchedItem item={item} isStale={isStale} menu={menu?.(item)} />
          </li>
        ))}
        {action ? <li>{action}</li> : null}
      </ul>
    </details>
  );
}

function Face({ monitored }: { monitored: MonitoredType }) {
  const styles = useStyles();
  const { dataType, items, maxAllowed } = monitored;
  const alerts = countOpenAlerts([monitored]);

  return (
    <>
      <span className={styles.what}>
        <span className={mergeClasses(styles.name, items.length > 0 && styles.watched)}>
          <KindName of={dataType} />
        </span>{' '}
        {alerts > 0 ? (
          <Chip tone="danger" icon={<AlertUrgentRegular />}>
            <FormattedMessage id="monitoring.alerts" values={{ count: alerts }} />
          </Chip>
        ) : null}
      </span>{' '}
      <span className={styles.count}>
        <FormattedMessage id="monitoring.count" values={{ count: items.length, max: maxAllowed }} />
      </span>
    </>
  );
}
