import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { dayIn, timeIn } from '#src/lib/time/inZone.ts';
import type { Place } from '#src/lib/time/places.ts';

import { heard } from './look.ts';

const useStyles = makeStyles({
  once: { whiteSpace: 'nowrap' },
  was: { textDecorationLine: 'line-through' },
  heard,
});

/** An instant by the clocks of a place. */
type LocalTimeProps = { at: number; place: Place };

/** 07:50 Oslo time. */
export function LocalTime({ at, place }: LocalTimeProps) {
  const { locale } = useIntl();

  return (
    <Instant at={at}>
      <FormattedMessage
        id={place.zone ? 'flights.time' : 'flights.time.utc'}
        values={{ time: timeIn(place.zone, at, locale), place: place.city }}
      />
    </Instant>
  );
}

/** Sat 5 Dec, 07:50 Oslo time; after a delay with what it was: Sat 5 Dec, ~07:50~ 10:50 Oslo time. */
export function LocalMoment({ at, was = at, place }: LocalTimeProps & { was?: number }) {
  const { locale } = useIntl();
  const day = dayIn(place.zone, at, locale);
  const wasOn = dayIn(place.zone, was, locale);

  return (
    <>
      {was === at ? null : (
        <>
          <Was>
            {wasOn === day ? timeIn(place.zone, was, locale) : `${wasOn}, ${timeIn(place.zone, was, locale)}`}
          </Was>{' '}
        </>
      )}
      <FormattedMessage id="flights.moment" values={{ day, time: <LocalTime at={at} place={place} /> }} />
    </>
  );
}

/** What was so, and is so no longer. */
export function Was({ children }: { children: string }) {
  const styles = useStyles();

  return (
    <>
      <span className={styles.heard}>
        <FormattedMessage id="flights.was" />{' '}
      </span>
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

function Instant({ at, children }: { at: number; children: ReactNode }) {
  const styles = useStyles();

  return (
    <time className={styles.once} dateTime={new Date(at).toISOString()}>
      {children}
    </time>
  );
}
