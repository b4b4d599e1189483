import { useIntl } from 'react-intl';

/** Days as `YYYY-MM-DD`, both counted. */
export function PeriodName({ start, end }: { start: string; end: string }) {
  const { formatDateTimeRange } = useIntl();
  const day = (date: string) => Date.parse(`${date}T00:00:00Z`);

  return (
    <>
      {formatDateTimeRange(day(start), day(end), { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })}
    </>
  );
}
