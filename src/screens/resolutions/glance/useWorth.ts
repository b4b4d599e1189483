import { useIntl } from 'react-intl';

import type { Case, Option } from '#machines/resolutions/resolutions.ts';
import type { Remedy } from '#schema/lifecycles.ts';
import { money } from '#src/lib/money.ts';

/** Returns the formatted amount of money or points; null for other remedies or if the amount is unknown. */
export function useWorth(remedy: Remedy, { prize }: Option, { currency }: Case): string | null {
  const { locale, formatNumber } = useIntl();
  if (prize === null) return null;
  if (remedy === 'CASH') return money(prize, currency, locale);
  return remedy === 'POINTS' ? formatNumber(prize) : null;
}
