import { type IntlShape, useIntl } from 'react-intl';

type PeriodNameProps = { start: string; end: string };

/** Days as `YYYY-MM-DD`, both counted. */
export function PeriodName({ start, end }: PeriodNameProps) {
  return <>{periodNameIn(useIntl(), start, end)}</>;
}

/** The same for who has no room for an element. */
export function periodNameIn(
  { formatDateTimeRange }: Pick<IntlShape, 'formatDateTimeRange'>,
  start: string,
  end: string,
): string {
  const day = (date: string) => Date.parse(`${date}T00:00:00Z`);
  return formatDateTimeRange(day(start), day(end), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
