import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { AirplaneFilled } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Place } from '#src/lib/places/places.ts';
import { toIso } from '#src/lib/time/dates.ts';
import { countDaysBetween, formatDay, formatTime, formatWeekday, toLocalDate } from '#src/lib/time/inZone.ts';

import { wide } from '../spaces.ts';
import { Duration } from './Away.tsx';
import { City } from './City.tsx';
import { UtcMoment, Was } from './LocalTime.tsx';
import { heard, letters } from './look.ts';

const useStyles = makeStyles({
  // Both ends share the rows, so that a long name on one side does not misalign the times.
  leg: {
    display: 'grid',
    // The middle column takes the space that the names leave.
    gridTemplateColumns: 'minmax(0, auto) minmax(56px, 1fr) minmax(0, auto)',
    gridTemplateRows: 'repeat(4, auto)',
    columnGap: '6px',
    [wide]: { gridTemplateColumns: 'minmax(0, auto) minmax(76px, 1fr) minmax(0, auto)', columnGap: '20px' },
  },
  end: {
    gridRow: '1 / span 4',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'subgrid',
    alignItems: 'start',
    overflowWrap: 'anywhere',
  },
  to: { textAlign: 'end' },
  code: letters.code,
  name: { fontSize: '14px', lineHeight: '20px', color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  time: { ...letters.time, marginBlockStart: '12px' },
  codeInRow: { ...letters.day, [wide]: { fontSize: '28px', lineHeight: '32px' } },
  timeInRow: {
    ...letters.time,
    fontSize: '18px',
    lineHeight: '24px',
    marginBlockStart: '4px',
    [wide]: { fontSize: '18px' },
  },
  wayInRow: { paddingBlockStart: 0 },
  late: { color: tokens.colorStatusWarningForeground1 },
  quiet: { color: tokens.colorNeutralForeground3 },
  was: { fontSize: '.7em', color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
  later: { fontSize: '.5em', marginInlineStart: '2px', verticalAlign: 'super', lineHeight: 0 },
  clocks: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  zone: { ...letters.fine, color: tokens.colorNeutralForeground2 },
  // Kept on one line, which extends into the empty middle column.
  utc: {
    fontSize: '12px',
    lineHeight: '16px',
    color: tokens.colorNeutralForeground3,
    justifySelf: 'start',
    '@media (min-width: 340px)': { whiteSpace: 'nowrap' },
  },
  utcOfTo: { justifySelf: 'end' },
  way: { gridRow: '1 / span 4', gridColumn: '2', paddingBlockStart: '12px', textAlign: 'center' },
  line: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    height: '20px',
    fontSize: '20px',
    color: tokens.colorBrandForegroundLink,
    '::before': dash(),
    '::after': dash(),
    [wide]: { height: '24px' },
  },
  plane: { flexShrink: 0 },
  cancelled: { color: tokens.colorStatusDangerForeground1 },
  length: {
    display: 'block',
    whiteSpace: 'nowrap',
    fontSize: '12px',
    lineHeight: '20px',
    color: tokens.colorNeutralForeground3,
  },
  heard,
});

function dash() {
  return {
    content: '""',
    flexGrow: 1,
    borderBlockStartWidth: '1.5px',
    borderBlockStartStyle: 'dashed',
    borderBlockStartColor: tokens.colorNeutralStrokeAccessible,
    opacity: 0.7,
  } as const;
}

/** End of a flight: the place, and the time in epoch milliseconds. */
export type LegEnd = {
  place: Place;
  at: number;
  /** Time before a change. */
  was?: number;
};

type LegProps = {
  from: LegEnd;
  /**
   * Scheduled arrival. The arrival of a late flight is unknown, so the scheduled duration is added to the new
   * departure.
   */
  to: Omit<LegEnd, 'was'>;
  isCancelled?: boolean;
  /** Adds UTC, for the page of a trip and for confirming a flight. */
  hasUtc?: boolean;
  isInRow?: boolean;
};

/** Flight from one airport to another, with the local times of both. */
export function Leg({ from, to, isCancelled = false, hasUtc = false, isInRow = false }: LegProps) {
  const styles = useStyles();
  const { locale } = useIntl();
  const planned = from.was ?? from.at;
  const length = to.at - planned;
  const isLate = planned !== from.at && !isCancelled;
  const lands = isLate && length > 0 ? from.at + length : to.at;
  const later = countDaysBetween({ zone: from.place.zone, at: from.at }, { zone: to.place.zone, at: lands });

  return (
    <div className={styles.leg}>
      <End {...from} isCancelled={isCancelled} hasUtc={hasUtc} isInRow={isInRow}>
        <FormattedMessage id="flights.from" />
      </End>
      <div className={mergeClasses(styles.way, isInRow && styles.wayInRow)}>
        <div className={mergeClasses(styles.line, isCancelled && styles.cancelled)}>
          <AirplaneFilled className={styles.plane} />
        </div>
        {length > 0 ? (
          <span className={styles.length}>
            <Duration ms={length} />
          </span>
        ) : null}
      </div>
      <End
        place={to.place}
        at={lands}
        was={to.at}
        isCancelled={isCancelled}
        // Rows have space for only one of the two.
        hasUtc={hasUtc && !isInRow}
        isInRow={isInRow}
        isTo
        isUncertain={isLate}
        later={later === 0 ? null : { days: later, day: formatDay(to.place.zone, lands, locale) }}
      >
        <FormattedMessage id="flights.to" />
      </End>
    </div>
  );
}

type EndProps = LegEnd & {
  isCancelled: boolean;
  hasUtc: boolean;
  isInRow: boolean;
  /** Estimated time. If the duration is unknown as well, this is the time before the delay. */
  isUncertain?: boolean;
  /** Number of days after the departure, and the date if it differs from the one in the heading. */
  later?: { days: number; day: string } | null;
  isTo?: boolean;
  children: ReactNode;
};

function End({
  place,
  at,
  was = at,
  isCancelled,
  hasUtc,
  isInRow,
  isUncertain = false,
  later = null,
  isTo = false,
  ...rest
}: EndProps) {
  const styles = useStyles();
  const { locale } = useIntl();
  const time = formatTime(place.zone, at, locale);
  const before = formatTime(place.zone, was, locale);
  const isSameDay = toLocalDate(place.zone, was) === toLocalDate(place.zone, at);
  const isEstimated = isUncertain && was !== at;

  return (
    <div className={mergeClasses(styles.end, isTo && styles.to)}>
      <div className={mergeClasses(styles.code, isInRow && styles.codeInRow)}>
        <span className={styles.heard}>{rest.children}</span> {place.code}{' '}
      </div>
      <div className={styles.name}>{place.name === place.code ? <Known place={place} /> : place.name} </div>
      <div
        className={mergeClasses(
          styles.time,
          isInRow && styles.timeInRow,
          was !== at && styles.late,
          (isCancelled || (isUncertain && !isEstimated)) && styles.quiet,
        )}
      >
        {was === at ? null : (
          <span className={styles.was}>
            <Was>{isSameDay ? before : `${formatWeekday(place.zone, was, locale)} ${before}`}</Was>{' '}
          </span>
        )}
        {isCancelled ? <Was>{time}</Was> : <time dateTime={toIso(at)}>{time}</time>}
        {later && later.days !== 0 ? (
          <sup className={styles.later} aria-hidden>
            {later.days > 0 ? `+${later.days}` : later.days}
          </sup>
        ) : null}{' '}
      </div>
      <div className={styles.clocks}>
        <span className={styles.zone}>
          <Clocks place={place} day={later?.day} isEstimated={isEstimated} isOutdated={isUncertain && !isEstimated} />
        </span>{' '}
        {hasUtc && place.zone && !isEstimated ? (
          <span className={mergeClasses(styles.utc, isTo && styles.utcOfTo)}>
            <UtcMoment at={at} />
          </span>
        ) : null}
      </div>
    </div>
  );
}

/** City of an airport without a name; empty if the city is unknown. */
const Known = ({ place }: { place: Place }) => (place.city === place.code ? null : <City place={place} />);

type ClocksProps = { place: Place; day: string | undefined; isEstimated: boolean; isOutdated: boolean };

/** Time zone, and the date if it differs from the day of departure. */
function Clocks({ place, day, isEstimated, isOutdated }: ClocksProps) {
  const named = (
    <FormattedMessage
      id={place.zone ? 'flights.zone' : 'flights.zone.utc'}
      values={{ place: <City key="city" place={place} /> }}
    />
  );
  const zone = day ? <FormattedMessage id="flights.zone.day" values={{ day, zone: named }} /> : named;

  if (isEstimated) return <FormattedMessage id="flights.zone.estimated" values={{ zone }} />;
  return isOutdated ? <FormattedMessage id="flights.zone.outdated" values={{ zone }} /> : zone;
}
