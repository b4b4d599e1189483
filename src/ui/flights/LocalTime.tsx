import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getCityName, type Place } from '#src/lib/places/places.ts';
import { readersZone } from '#src/lib/time/clock.ts';
import { toIso, utcMinute } from '#src/lib/time/dates.ts';
import { formatDay, formatTime, formatWeekday, toLocalDate } from '#src/lib/time/inZone.ts';

import { getComma } from '#src/lib/words.ts';
import { heard } from './look.ts';

const useStyles = makeStyles({
  was: { textDecorationLine: 'line-through' },
  heard,
});

type LocalTimeProps = {
  at: number;
  /** Place whose local time is shown. */
  place: Place;
  was?: number;
  isOff?: boolean;
};

/** Time such as "07:50 Oslo time", with the previous time crossed out after a delay on the same day. */
export function LocalTime({ at, place, was = at, isOff = false }: LocalTimeProps) {
  const intl = useIntl();
  const { locale } = intl;
  const { zone } = place;
  const time = formatTime(zone, at, locale);

  return (
    <>
      {was === at ? null : (
        <>
          <Was>{formatTime(zone, was, locale)}</Was>{' '}
        </>
      )}
      <Instant at={at}>
        <FormattedMessage
          id={zone ? 'flights.time' : 'flights.time.utc'}
          values={{ time: isOff ? <Was>{time}</Was> : time, place: getCityName(place, intl) }}
        />
      </Instant>
    </>
  );
}

/** Date and time such as "Sat 5 Dec, 07:50 Oslo time"; with `hasDate` false "Sat 07:50 Oslo time". */
export function LocalMoment({ hasDate = true, ...moment }: LocalTimeProps & { hasDate?: boolean }) {
  const { locale } = useIntl();
  const { at, place, was = at } = moment;
  const day = (hasDate ? formatDay : formatWeekday)(place.zone, at, locale);
  // If the day changed, the previous moment comes first.
  const isSameDay = toLocalDate(place.zone, was) === toLocalDate(place.zone, at);

  return (
    <>
      {isSameDay ? null : (
        <>
          <Was>{formatDay(place.zone, was, locale) + getComma(locale) + formatTime(place.zone, was, locale)}</Was>{' '}
        </>
      )}
      <FormattedMessage
        id={hasDate ? 'flights.moment' : 'flights.moment.weekday'}
        values={{ day, time: <LocalTime {...moment} was={isSameDay ? was : at} /> }}
      />
    </>
  );
}

/** Crossed-out value, announced as the previous one. */
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

/**
 * Date and time in the user's time zone, such as "Sat 5 Dec, 07:50 your time". Use it for notifications, not for
 * flights.
 */
export function ReadersMoment({ at }: { at: number }) {
  const { locale } = useIntl();
  const zone = readersZone();

  return (
    <Instant at={at}>
      <FormattedMessage
        id="flights.moment.yours"
        values={{ day: formatDay(zone, at, locale), time: formatTime(zone, at, locale) }}
      />
    </Instant>
  );
}

/** UTC moment such as "2026-12-05 06:50 UTC", to compare with information of an airline or the insurer. */
export function UtcMoment({ at }: { at: number }) {
  return (
    <Instant at={at}>
      <FormattedMessage id="data.utc" values={{ moment: utcMinute(at) }} />
    </Instant>
  );
}

const Instant = ({ at, children }: { at: number; children: ReactNode }) => <time dateTime={toIso(at)}>{children}</time>;
