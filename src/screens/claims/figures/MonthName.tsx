import { FormattedDate } from 'react-intl';

/** `month` is 1 to 12. */
export function MonthName({ year, month }: { year: number; month: number }) {
  return <FormattedDate value={Date.UTC(year, month - 1)} timeZone="UTC" month="long" year="numeric" />;
}
