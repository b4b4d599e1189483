import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import { flightsIn, type TripDraftItem } from '#rules/insurance/insuring.ts';
import { LongDate } from '#src/ui/content/LongDate.tsx';
import { textOfDirection } from '../texts.ts';

const useStyles = makeStyles({
  flight: { display: 'grid', gap: '2px', minWidth: 0, overflowWrap: 'anywhere' },
  route: { fontWeight: tokens.fontWeightSemibold },
  when: { color: tokens.colorNeutralForeground2 },
});

/** What was looked up at one go: its route, and each of its flights. */
export function DraftFlight({ item }: { item: TripDraftItem }) {
  const styles = useStyles();

  return (
    <span className={styles.flight}>
      <span>
        <span className={styles.route}>{item.display.summary}</span>{' '}
        <FormattedMessage id={textOfDirection[item.display.flightDirection]} />
      </span>
      {flightsIn([item]).map(({ flightId, flightNumber, embarkDate, embarkTime }) => (
        <span key={`${flightId} ${embarkDate}`} className={styles.when}>
          <FormattedMessage
            id="insurance.flights.flight"
            values={{ flight: flightNumber, date: <LongDate key="date" date={embarkDate} />, time: embarkTime }}
          />
        </span>
      ))}
    </span>
  );
}
