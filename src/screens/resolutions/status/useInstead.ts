import { useIntl } from 'react-intl';

import { findOptionAfterDecline, findRemedy } from '#machines/resolutions/case/remedies.ts';
import type { Case, Option } from '#machines/resolutions/resolutions.ts';
import type { Remedy } from '#schema/lifecycles.ts';
import { money } from '#src/lib/money.ts';

import { useIsUnpayable } from '../cash/payout/useIsUnpayable.ts';

export type Declined = { case: Case; option: Pick<Option, 'optionId' | 'type' | 'selected'>; remedy: Remedy };

/** `text` is formatted with its currency or grouped digits. `cashInPerson`: this portal cannot pay it out. */
export type Instead =
  | { kind: 'cash' | 'cashInPerson' | 'points'; text: string }
  | { kind: 'other'; remedy: Remedy }
  | { kind: 'nothing' };

/** Returns the option that the customer is shown after declining this one. */
export function useInstead({ case: told, option, remedy }: Declined): Instead {
  const { formatNumber, locale } = useIntl();
  const instead = findOptionAfterDecline(told, option, remedy);
  const next = instead && findRemedy(instead);
  const isUnpayable = useIsUnpayable(next === 'CASH' && !told.isPaidByPartner);
  if (!instead || !next) return { kind: 'nothing' };
  const { prize } = instead;
  if (next === 'CASH' && prize !== null)
    return { kind: isUnpayable ? 'cashInPerson' : 'cash', text: money(prize, told.currency, locale) };
  if (next === 'POINTS' && prize !== null) return { kind: 'points', text: formatNumber(prize) };
  return { kind: 'other', remedy: next };
}
