import { useIntl } from 'react-intl';

import { daysTo } from '#src/lib/time/inZone.ts';

type PeriodNameProps = { start: string; end: string };

/** Days as `YYYY-MM-DD`, both counted. */
export const PeriodName = ({ start, end }: PeriodNameProps) => <>{daysTo(start, end, useIntl().locale)}</>;
