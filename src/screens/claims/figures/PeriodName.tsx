import { useIntl } from 'react-intl';

import { formatDayRange } from '#src/lib/time/inZone.ts';

type PeriodNameProps = { start: string; end: string };

/** Dates as `YYYY-MM-DD`, both inclusive. */
export const PeriodName = ({ start, end }: PeriodNameProps) => <>{formatDayRange(start, end, useIntl().locale)}</>;
