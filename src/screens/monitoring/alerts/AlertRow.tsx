import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { AlertUrgentRegular, CheckmarkCircleRegular } from '@fluentui/react-icons';
import { FormattedMessage, useIntl } from 'react-intl';

import { readInstant } from '#schema/moments.ts';
import { getActionPlanPath } from '#src/lib/links/paths.ts';
import { readersZone } from '#src/lib/time/clock.ts';
import { formatLongDay } from '#src/lib/time/inZone.ts';
import { usePortal } from '#src/session/portal.ts';
import { ButtonLink } from '#src/ui/content/ButtonLink.tsx';
import { letters } from '#src/ui/flights/look.ts';
import { wide } from '#src/ui/spaces.ts';

import { KindName } from '../KindName.tsx';
import { selectAdvice } from '../kinds.ts';
import type { MonitoredType } from '../WatchedItem.tsx';
import { countCompletedSteps } from './completedSteps.ts';

type Item = MonitoredType['items'][number];

const useStyles = makeStyles({
  alert: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '12px 10px',
    alignItems: 'start',
    [wide]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: '16px', alignItems: 'center' },
  },
  icon: { fontSize: '20px', lineHeight: 0, alignSelf: 'start', color: tokens.colorStatusSuccessForeground1 },
  open: { color: tokens.colorStatusDangerForeground1 },
  words: { display: 'grid', gap: '2px', minWidth: 0, overflowWrap: 'anywhere' },
  title: { fontWeight: tokens.fontWeightSemibold },
  fine: { ...letters.fine, color: tokens.colorNeutralForeground2 },
  way: { gridColumnStart: '2', justifySelf: 'start', [wide]: { gridColumnStart: '3' } },
});

type AlertRowProps = {
  alert: Item['alerts'][number];
  item: Item;
  /** Shows the first thing to do about data of this type. */
  hasAdvice?: boolean;
};

/** An alert in a list: the data found, its item, the date, and a link to the action plan. */
export function AlertRow({ alert, item, hasAdvice = false }: AlertRowProps) {
  const styles = useStyles();
  const { locale, formatMessage } = useIntl();
  const { local } = usePortal();
  const { alertId, title, createdOn, completed, completedOn } = alert;
  const steps = countCompletedSteps(local, alertId);
  const day = (at: string) => formatLongDay(readersZone(), readInstant(at), locale);
  const name = item.friendlyName || item.displayValue;

  return (
    <div className={styles.alert} data-alert={alertId}>
      <span className={mergeClasses(styles.icon, !completed && styles.open)}>
        {completed ? <CheckmarkCircleRegular /> : <AlertUrgentRegular />}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>{' '}
        <span>
          <FormattedMessage id="alerts.of" values={{ kind: <KindName key="kind" of={item.dataType} />, name }} />
        </span>{' '}
        {hasAdvice ? (
          <span>
            <FormattedMessage id={selectAdvice(item.dataType)} />
          </span>
        ) : null}{' '}
        <span className={styles.fine}>
          {completed && completedOn ? (
            <FormattedMessage id="monitoring.alert.done" values={{ day: day(completedOn) }} />
          ) : (
            <FormattedMessage id="monitoring.alert.found" values={{ day: day(createdOn) }} />
          )}
        </span>{' '}
        {steps > 0 && !completed ? (
          <span className={styles.fine}>
            <FormattedMessage id="alerts.steps_done" values={{ count: steps }} />
          </span>
        ) : null}
      </span>
      <span className={styles.way}>
        <ButtonLink
          to={getActionPlanPath(alertId)}
          appearance={hasAdvice ? 'primary' : 'secondary'}
          label={formatMessage({ id: completed ? 'alerts.view.label' : 'alerts.plan.label' }, { title, name })}
        >
          <FormattedMessage id={completed ? 'alerts.view' : 'alerts.plan'} />
        </ButtonLink>
      </span>
    </div>
  );
}
