import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { dateIn, dayIn, timeIn } from '#src/lib/time/inZone.ts';
import type { Place } from '#src/lib/time/places.ts';

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

/** 07:50 Oslo time; after a delay with what it was: ~07:50~ 10:50 Oslo time, with the day if it was another one. */
export function LocalTime({ at, place, was = at, isOff = false }: LocalTimeProps) {
  const { locale } = useIntl();
  const { zone, city } = place;
  const [time, before] = [timeIn(zone, at, locale), timeIn(zone, was, locale)];
  const isSameDay = dateIn(zone, was) === dateIn(zone, at);

  return (
    <>
      {was === at ? null : (
        <>
          <Was>{isSameDay ? before : `${dayIn(zone, was, locale)}, ${before}`}</Was>{' '}
        </>
      )}
      <Instant at={at}>
        <FormattedMessage
          id={zone ? 'flights.time' : 'flights.time.utc'}
          values={{ time: isOff ? <Was>{time}</Was> : time, place: city }}
        />
      </Instant>
    </>
  );
}

/** Sat 5 Dec, 07:50 Oslo time. */
export function LocalMoment(props: LocalTimeProps) {
  const { locale } = useIntl();
  const day = dayIn(props.place.zone, props.at, locale);

  return <FormattedMessage id="flights.moment" values={{ day, time: <LocalTime {...props} /> }} />;
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

/** 2026-12-05 06:50 UTC: for whoever compares it with what an airline or the insurer says. */
export function UtcMoment({ at }: { at: number }) {
  const moment = new Date(at).toISOString().slice(0, 16).replace('T', ' ');

  return (
    <Instant at={at}>
      <FormattedMessage id="data.utc" values={{ moment }} />
    </Instant>
  );
}

const Instant = ({ at, children }: { at: number; children: ReactNode }) => (
  <time dateTime={new Date(at).toISOString()}>{children}</time>
);
