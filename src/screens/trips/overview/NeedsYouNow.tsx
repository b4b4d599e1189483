import { makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';

import { useTrips } from '#src/session/trips/useTrips.ts';
import { useNow } from '#src/session/useNow.ts';
import { veryWide } from '#src/ui/spaces.ts';
import { portalTokens } from '#src/ui/tokens.ts';
import { departsNext } from './comingUp.ts';
import { Disruption } from './Disruption.tsx';
import { DisruptionLine } from './DisruptionLine.tsx';
import { disruptedIn } from './disrupted.ts';
import { NextLine } from './NextLine.tsx';

const useStyles = makeStyles({
  all: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
  card: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    overflow: 'hidden',
    borderRadius: portalTokens.borderRadiusCard,
    boxShadow: portalTokens.shadowCard,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
  },
  line: {
    padding: '20px 16px',
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
    [veryWide]: { padding: '20px 24px 20px 32px' },
  },
});

/** The disrupted flights that have not left: the next one large, with the way out beside it, the others below. */
export function NeedsYouNow() {
  const styles = useStyles();
  const { formatMessage } = useIntl();
  const { data } = useTrips();
  const now = useNow();
  const [first, ...others] = disruptedIn(data?.trips ?? [], now);
  if (!first) return null;
  // What is large already is not said above it, too.
  const next = departsNext(data?.trips ?? [], now);

  return (
    <div className={styles.all}>
      {next && next.flight.flightId !== first.flight.flightId ? <NextLine next={next} /> : null}
      <ul className={styles.card} aria-label={formatMessage({ id: 'dashboard.now' })}>
        <li>
          <Disruption {...first} now={now} />
        </li>
        {others.map((each) => (
          <li key={each.flight.flightId} className={styles.line}>
            <DisruptionLine {...each} now={now} />
          </li>
        ))}
      </ul>
    </div>
  );
}
