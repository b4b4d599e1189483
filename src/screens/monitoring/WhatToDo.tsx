import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import { openAlertsIn } from '#rules/monitoring.ts';
import { ContactUs } from '#src/session/ContactUs.tsx';
import links from '#src/ui/link.module.css';
import { useTouchStyles } from '#src/ui/touchStyles.ts';

import { KindName } from './KindName.tsx';
import { adviceOn, rowOf } from './kinds.ts';
import type { MonitoredType } from './WatchedItem.tsx';

const useStyles = makeStyles({
  kinds: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
    gap: '16px 32px',
    justifySelf: 'stretch',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  kind: { display: 'grid', alignContent: 'start', justifyItems: 'start', gap: '4px' },
  name: { fontWeight: tokens.fontWeightSemibold },
  text: { margin: 0 },
});

/** What was found where it should not be: kind by kind what to do first, the way to what it is, and who helps. */
export function WhatToDo({ types }: { types: readonly MonitoredType[] }) {
  const styles = useStyles();
  const touch = useTouchStyles();
  const found = types.filter((type) => openAlertsIn([type]) > 0);

  return (
    <>
      <p className={styles.text}>
        <FormattedMessage id="monitoring.scan.found.text" values={{ count: openAlertsIn(found) }} />
      </p>
      <ul className={styles.kinds}>
        {found.map(({ dataType }) => (
          <li key={dataType} className={styles.kind}>
            <button
              type="button"
              className={mergeClasses(links.link, links.inText, styles.name, touch.target)}
              onClick={() => document.getElementById(rowOf(dataType))?.focus()}
            >
              <KindName of={dataType} />
            </button>{' '}
            <span>
              <FormattedMessage id={adviceOn(dataType)} />
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.text}>
        <ContactUs text="monitoring.advice.help" /> <FormattedMessage id="monitoring.scan.found.on" />
      </p>
    </>
  );
}
