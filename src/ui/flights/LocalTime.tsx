import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { cityOf, type Place } from '#src/lib/places/places.ts';
import { readersZone } from '#src/lib/time/clock.ts';
import { toIso, utcMinute } from '#src/lib/time/dates.ts';
import { dateIn, dayIn, timeIn, weekdayIn } from '#src/lib/time/inZone.ts';

import { heard } from './look.ts';

const useStyles = makeStyles({
  was: { textDecorationLine: 'line-through' },
  heard,
});

type LocalTimeProps = {
  at: number;
  /** Its clocks count. */
  place: Place;
  /** When it was to be, before it changed. */
  was?: number;
  /** It is not going to be. */
  isOff?: boolean;
};

/** 07:50 Oslo time; after a delay on the same day with what it was: ~07:50~ 10:50 Oslo time. */
export function LocalTime({ at, place, was = at, isOff = false }: LocalTimeProps) {
  const { locale } = useIntl();
  const { zone } = place;
  const time = timeIn(zone, at, locale);

  return (
    <>
      {was === at ? null : (
        <>
          <Was>{timeIn(zone, was, locale)}</Was>{' '}
        </>
      )}
      <Instant at={at}>
        <FormattedMessage
          id={zone ? 'flights.time' : 'flights.time.utc'}
          values={{ time: isOff ? <Was>{time}</Was> : time, place: cityOf(place, locale) }}
        />
      </Instant>
    </>
  );
}

/** Sat 5 Dec, 07:50 Oslo time; where the date stands already, Sat 07:50 Oslo time. */
export function LocalMoment({ hasDate = true, ...moment }: LocalTimeProps & { hasDate?: boolean }) {
  const { locale } = useIntl();
  const { at, place, was = at } = moment;
  const day = (hasDate ? dayIn : weekdayIn)(place.zone, at, locale);
  // A day that was another one is said before the new one.
  const isSameDay = dateIn(place.zone, was) === dateIn(place.zone, at);

  return (
    <>
      {isSameDay ? null : (
        <>
          <Was>{`${dayIn(place.zone, was, locale)}, ${timeIn(place.zone, was, locale)}`}</Was>{' '}
        </>
      )}
      <FormattedMessage
        id={hasDate ? 'flights.moment' : 'flights.moment.weekday'}
        values={{ day, time: <LocalTime {...moment} was={isSameDay ? was : at} /> }}
      />
    </>
  );
}

/** What was so, and is so no longer. */
export function Was({ children }: { children: string }) {
  const styles = useStyles();

  return (
    <>
      <span className={styles.heard}>
        <FormattedMessage id="flights.was" />
      </span>{' '}
      <s className={styles.was}>{children}</s>
    </>
  );
}

/** Sat 5 Dec, 07:50 your time: when the reader could hear of something, which is no time of an airport's. */
export function ReadersMoment({ at }: { at: number }) {
  const { locale } = useIntl();
  const zone = readersZone();

  return (
    <Instant at={at}>
      <FormattedMessage
        id="flights.moment.yours"
        values={{ day: dayIn(zone, at, locale), time: timeIn(zone, at, locale) }}
      />
    </Instant>
  );
}

/** 2026-12-05 06:50 UTC: for whoever compares it with what an airline or the insurer says. */
export function UtcMoment({ at }: { at: number }) {
  return (
    <Instant at={at}>
      <FormattedMessage id="data.utc" values={{ moment: utcMinute(at) }} />
    </Instant>
  );
}

const Instant = ({ at, children }: { at: number; children: ReactNode }) => <time dateTime={toIso(at)}>{children}</time>;
