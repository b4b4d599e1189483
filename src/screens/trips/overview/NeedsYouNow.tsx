import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';

import { useTrips } from '#src/session/trips/useTrips.ts';
import { useNow } from '#src/session/useNow.ts';
import { needsYou } from '#src/ui/content/needsYou.ts';
import { useFocusStyles } from '#src/ui/focus/focusStyles.ts';
import { veryWide } from '#src/ui/spaces.ts';
import { useTouchStyles } from '#src/ui/touchStyles.ts';

import { departsNext } from './comingUp.ts';
import { Disruption, type MayBeHad } from './Disruption.tsx';
import { DisruptionLine } from './DisruptionLine.tsx';
import { listDisruptedFlights } from './disrupted.ts';
import { NextLine } from './NextLine.tsx';

/** Limits the list to the nearest flights, to keep the next trip in view. */
const mostShown = 3;

const useStyles = makeStyles({
  all: needsYou.all,
  card: needsYou.card,
  list: needsYou.list,
  line: {
    padding: '20px 16px',
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
    [veryWide]: { padding: '20px 24px 20px 32px' },
  },
  more: needsYou.more,
});

/** Shows the disrupted flights that have not left: the next one large with its action, the others below. */
export function NeedsYouNow({ mayBeHad }: { mayBeHad: MayBeHad }) {
  const styles = useStyles();
  const { formatMessage } = useIntl();
  const focus = useFocusStyles();
  const touch = useTouchStyles();
  const { data } = useTrips();
  const now = useNow();
  const list = useRef<HTMLUListElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  const all = listDisruptedFlights(data?.trips ?? [], now);
  const [first, ...others] = showsAll ? all : all.slice(0, mostShown);
  if (!first) return null;
  // The button disappears, so move the focus to the first new row.
  const showAll = () => {
    flushSync(() => setShowsAll(true));
    (list.current?.children[mostShown] as HTMLElement | undefined)?.focus();
  };
  // Do not repeat the flight that is shown large.
  const next = departsNext(data?.trips ?? [], now);

  return (
    <div className={styles.all}>
      {next && next.flight.flightId !== first.flight.flightId ? <NextLine next={next} now={now} /> : null}
      <div className={styles.card}>
        <ul ref={list} className={styles.list} aria-label={formatMessage({ id: 'dashboard.now' })}>
          <li>
            <Disruption key={first.flight.flightId} {...first} now={now} mayBeHad={mayBeHad} />
          </li>
          {others.map((each) => (
            <li key={each.flight.flightId} className={mergeClasses(styles.line, focus.ring)} tabIndex={-1}>
              <DisruptionLine {...each} now={now} />
            </li>
          ))}
        </ul>
        {all.length > mostShown && !showsAll ? (
          <div className={styles.more}>
            <Button className={touch.target} appearance="subtle" onClick={showAll}>
              <FormattedMessage id="dashboard.now.all" values={{ count: all.length }} />
            </Button>
          </div>
        ) : null}
      </div>
    </div>
  );
}
