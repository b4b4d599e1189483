import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';

import { insuredFlights } from '#rules/trips/trips.ts';
import { getCityName } from '#src/lib/places/places.ts';
import { formatDay } from '#src/lib/time/inZone.ts';
import { LocalTime } from '#src/ui/flights/LocalTime.tsx';

import { type Trip, toFlightSeen } from '../trip.ts';

const useStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    textAlign: 'start',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  head: {
    paddingBlockEnd: '4px',
    paddingInlineEnd: '12px',
    textAlign: 'start',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
  },
  cell: {
    paddingBlock: '8px',
    paddingInlineEnd: '12px',
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: tokens.fontWeightRegular,
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
  },
  day: { whiteSpace: 'nowrap' },
  number: { display: 'block', fontWeight: tokens.fontWeightSemibold },
});

export function InsuredFlights({ trip }: { trip: Trip }) {
  const styles = useStyles();
  const intl = useIntl();
  const { locale } = intl;

  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {(['trips.cancel.flight', 'trips.cancel.date', 'trips.cancel.time'] as const).map((id) => (
            <th key={id} scope="col" className={styles.head}>
              <FormattedMessage id={id} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {insuredFlights(trip).map((flight) => {
          const { from, to } = toFlightSeen(trip, flight);
          return (
            <tr key={flight.flightId}>
              <th scope="row" className={styles.cell}>
                <span className={styles.number}>{flight.flightNumber}</span>{' '}
                <FormattedMessage
                  id="trips.name"
                  values={{ from: getCityName(from.place, intl), to: getCityName(to.place, intl) }}
                />
              </th>
              <td className={mergeClasses(styles.cell, styles.day)}>{formatDay(from.place.zone, from.at, locale)}</td>
              <td className={styles.cell}>
                <LocalTime {...from} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
