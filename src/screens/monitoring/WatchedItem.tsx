import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { AlertUrgentRegular, CheckmarkCircleRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { readInstant } from '#schema/moments.ts';

import type { SubscriptionsQuery } from '#src/api/generated/documents.ts';
import { getActionPlanPath } from '#src/lib/links/paths.ts';
import { readersZone } from '#src/lib/time/clock.ts';
import { formatLongDay } from '#src/lib/time/inZone.ts';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { letters } from '#src/ui/flights/look.ts';
import { portalTokens } from '#src/ui/tokens.ts';

export type MonitoredType = SubscriptionsQuery['subscriptions']['subscriptions'][number];
type Item = MonitoredType['items'][number];
type Alert = Item['alerts'][number];

const useStyles = makeStyles({
  item: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '8px',
    padding: '12px 16px',
    borderRadius: portalTokens.borderRadiusInner,
    backgroundColor: tokens.colorNeutralBackground2,
    '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
  },
  head: { display: 'flex', alignItems: 'center', gap: '8px' },
  top: {
    flexGrow: 1,
    minWidth: 0,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '16px',
  },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  value: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  fine: { ...letters.fine, color: tokens.colorNeutralForeground2 },
  quiet: { margin: 0 },
  alerts: { display: 'grid', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  alert: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '10px' },
  icon: { fontSize: '20px', lineHeight: 0, color: tokens.colorStatusSuccessForeground1 },
  open: { color: tokens.colorStatusDangerForeground1 },
  when: { display: 'block' },
});

type WatchedItemProps = { item: Item; isStale?: boolean; menu?: ReactNode };

/** A monitored item under its owner's name for it, with its alerts and their dates. */
export function WatchedItem({ item: { friendlyName, displayValue, alerts }, isStale, menu }: WatchedItemProps) {
  const styles = useStyles();

  return (
    <div className={styles.item}>
      <div className={styles.head}>
        <div className={styles.top}>
          <span className={styles.name}>{friendlyName || displayValue}</span>{' '}
          {friendlyName ? <span className={styles.value}>{displayValue}</span> : null}
        </div>
        {menu}
      </div>{' '}
      {alerts.length > 0 ? (
        <ul className={styles.alerts}>
          {alerts.map((alert) => (
            <li key={alert.alertId} className={styles.alert}>
              <Found alert={alert} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={mergeClasses(styles.fine, styles.quiet)}>
          <FormattedMessage id={isStale ? 'monitoring.item.quiet.before' : 'monitoring.item.quiet'} />
        </p>
      )}
    </div>
  );
}

function Found({ alert: { alertId, title, createdOn, completed, completedOn } }: { alert: Alert }) {
  const styles = useStyles();
  const { locale } = useIntl();
  const day = (at: string) => formatLongDay(readersZone(), readInstant(at), locale);

  return (
    <>
      <span className={mergeClasses(styles.icon, !completed && styles.open)}>
        {completed ? <CheckmarkCircleRegular /> : <AlertUrgentRegular />}
      </span>
      <span>
        <TextLink to={getActionPlanPath(alertId)}>{title}</TextLink>{' '}
        <span className={mergeClasses(styles.fine, styles.when)}>
          {completed && completedOn ? (
            <FormattedMessage id="monitoring.alert.done" values={{ day: day(completedOn) }} />
          ) : (
            <FormattedMessage id="monitoring.alert.found" values={{ day: day(createdOn) }} />
          )}
        </span>
      </span>
    </>
  );
}
