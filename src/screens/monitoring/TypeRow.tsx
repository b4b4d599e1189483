import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { AlertUrgentRegular, ChevronDownRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { countOpenAlerts } from '#rules/monitoring/openAlerts.ts';
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
  // On a phone the button has its own line.
  wrapping: { flexWrap: 'wrap' },
  press: {
    cursor: 'pointer',
    listStyleType: 'none',
    '::-webkit-details-marker': { display: 'none' },
    ':hover': { color: tokens.colorBrandForegroundLink },
  },
  // On narrow screens the chip has its own line.
  what: { flexGrow: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' },
  name: { flexGrow: 1 },
  watched: { fontWeight: tokens.fontWeightSemibold },
  count: {
    minWidth: 0,
    textAlign: 'end',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  // Keeps its width without an icon, so that the figures align.
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
  /** Expands the type, to show an item that was just added. */
  isOpened?: boolean;
  /** Whether the last refresh failed, so that there may be newer alerts. */
  isStale?: boolean;
  /** The action for the type, below its items or beside its name if it has none. */
  action?: ReactNode;
  /** The menu of an item. */
  menu?: (item: MonitoredType['items'][number]) => ReactNode;
};

/**
 * A data type with its number of monitored items; expanded, the items and their alerts. A type with an open alert
 * starts expanded.
 */
export function TypeRow({ monitored, isOpened = false, isStale = false, action = null, menu }: TypeRowProps) {
  const styles = useStyles();
  const focus = useFocusStyles();
  const { items } = monitored;
  const [isExpanded, setExpanded] = useState(countOpenAlerts([monitored]) > 0);
  // The type stays open after the added item is removed, and until the next one is listed.
  if (isOpened && !isExpanded) setExpanded(true);

  if (items.length === 0)
    return (
      <div className={mergeClasses(styles.line, action !== null && styles.wrapping)}>
        <Face monitored={monitored} /> {action ?? <span className={styles.sign} />}
      </div>
    );
  return (
    <details className={styles.row} open={isExpanded}>
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
