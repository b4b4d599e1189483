import { makeStyles } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import { countOpenAlerts, listAlerts } from '#rules/monitoring/openAlerts.ts';
import { addresses } from '#src/lib/addresses.ts';
import { ContactUs } from '#src/session/ContactUs.tsx';
import { LongList } from '#src/ui/content/LongList.tsx';
import { TextLink } from '#src/ui/content/TextLink.tsx';

import { AlertRow } from './alerts/AlertRow.tsx';
import type { MonitoredType } from './WatchedItem.tsx';

const useStyles = makeStyles({ text: { margin: 0 }, list: { justifySelf: 'stretch' } });

/** The maximum number of alerts on the overview. */
const most = 4;

/** Lists the open alerts, newest first, each with a link to its action plan. */
export function WhatToDo({ types }: { types: readonly MonitoredType[] }) {
  const styles = useStyles();
  const open = listAlerts(types).filter(({ alert }) => !alert.completed);

  return (
    <>
      <p className={styles.text}>
        <FormattedMessage id="alerts.open.lead" values={{ count: countOpenAlerts(types) }} />
      </p>
      <div className={styles.list}>
        <LongList items={open} keyOf={({ alert }) => alert.alertId} step={most} of="matters">
          {({ alert, item }) => <AlertRow alert={alert} item={item} hasAdvice />}
        </LongList>
      </div>
      <TextLink to={addresses.alerts}>
        <FormattedMessage id="alerts.all" />
      </TextLink>
      <p className={styles.text}>
        <ContactUs text="monitoring.advice.help" /> <FormattedMessage id="monitoring.scan.found.on" />
      </p>
    </>
  );
}
