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
import { disruptedIn } from './disrupted.ts';
import { NextLine } from './NextLine.tsx';

/** The nearest in time; what is next is to stay in sight below them. */
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

/** The disrupted flights that have not left: the next one large, with the way out beside it, the others below. */
export function NeedsYouNow({ mayBeHad }: { mayBeHad: MayBeHad }) {
  const styles = useStyles();
  const { formatMessage } = useIntl();
  const focus = useFocusStyles();
  const touch = useTouchStyles();
  const { data } = useTrips();
  const now = useNow();
  const list = useRef<HTMLUListElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  const all = disruptedIn(data?.trips ?? [], now);
  const [first, ...others] = showsAll ? all : all.slice(0, mostShown);
  if (!first) return null;
  // The button goes, so focus goes on to what it brought.
  const showAll = () => {
    flushSync(() => setShowsAll(true));
    (list.current?.children[mostShown] as HTMLElement | undefined)?.focus();
  };
  // What is large already is not said above it, too.
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
