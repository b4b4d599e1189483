import { makeStyles, tokens } from '@fluentui/react-components';
import { CalendarErrorRegular } from '@fluentui/react-icons';
import { useIntl } from 'react-intl';

import type { FlightLookupSnapshot } from '#machines/insurance/lookup/flightLookup.machine.ts';
import type { FoundFlight } from '#rules/insurance/tripTypes.ts';
import { formatLongDay, toLocalDate } from '#src/lib/time/inZone.ts';

import { getFlightEnds } from './getFlightEnds.ts';

const useStyles = makeStyles({
  note: {
    display: 'flex',
    gap: '6px',
    color: tokens.colorStatusWarningForeground1,
    fontSize: '13px',
    lineHeight: '20px',
    fontWeight: tokens.fontWeightSemibold,
  },
  icon: { flexShrink: 0, fontSize: '20px' },
});

export type Asked = Pick<FlightLookupSnapshot['context'], 'request' | 'byHand'>;

/**
 * Returns a note that the flight leaves on another local day than requested; null if it does not, or if the day was
 * entered by hand.
 */
export function useOtherDay(flight: FoundFlight, { request: { embarkDate: askedFor }, byHand }: Asked): string | null {
  const { formatMessage, locale } = useIntl();
  const { place, at } = getFlightEnds(flight).from;
  if (byHand || toLocalDate(place.zone, at) === askedFor) return null;
  const day = formatLongDay('UTC', Date.parse(askedFor), locale);
  return formatMessage({ id: 'insurance.found.other_day' }, { day });
}

/** Highlighted, because similar dates are easy to confuse. */
export function OtherDay({ flight, asked }: { flight: FoundFlight; asked: Asked }) {
  const styles = useStyles();
  const note = useOtherDay(flight, asked);

  return note ? (
    <span className={styles.note}>
      <CalendarErrorRegular className={styles.icon} />
      {note}
    </span>
  ) : null;
}
