import { FormattedMessage } from 'react-intl';
import type { Place } from '#src/lib/places/places.ts';
import type { TextId } from '#src/lib/texts.ts';
import { getTimeLeft } from '#src/lib/time/inZone.ts';

type AwayProps = { at: number; place: Place; now: number };
type Unit = NonNullable<ReturnType<typeof getTimeLeft>>['unit'];

const within: Record<Unit, TextId> = {
  minutes: 'flights.in.minutes',
  hours: 'flights.in.hours',
  days: 'flights.in.days',
};
const lengths: Record<Unit, TextId> = {
  minutes: 'flights.length.minutes',
  hours: 'flights.length.hours',
  days: 'flights.length.days',
};

/** Text such as "in 29 h"; nothing once the time has passed. */
export const Away = (props: AwayProps) => <Distance {...props} texts={within} />;

/** Figure such as "29 h", below the label "Leaves in". */
export const AwayFigure = (props: AwayProps) => <Distance {...props} texts={lengths} />;

function Distance({ at, place, now, texts }: AwayProps & { texts: Record<Unit, TextId> }) {
  const distance = getTimeLeft({ zone: place.zone, at }, now);

  return distance ? <FormattedMessage id={texts[distance.unit]} values={{ count: distance.count }} /> : null;
}

/** Returns true if the duration has both hours and minutes. */
export function isMixed(ms: number): boolean {
  const { hours, minutes } = partsOf(ms);
  return hours > 0 && minutes > 0;
}

function partsOf(ms: number) {
  const minutes = Math.round(ms / 60_000);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** Formats a duration such as "2 h 30 min". */
export function Duration({ ms }: { ms: number }) {
  const values = partsOf(ms);
  if (values.hours === 0) return <FormattedMessage id="flights.length.minutes" values={{ count: values.minutes }} />;
  if (values.minutes === 0) return <FormattedMessage id="flights.length.hours" values={{ count: values.hours }} />;
  return <FormattedMessage id="flights.length" values={values} />;
}
