import { useIntl } from 'react-intl';

import type { Remedy } from '#schema/lifecycles.ts';
import type { TextId } from '#src/lib/texts.ts';
import { useApp } from '#src/session/portal.ts';

import { useMoneyDays } from '../cash/useMoneyDays.ts';

type Words = { asks: TextId; takes: TextId; takesByHand?: TextId };

const words: Record<Remedy, Words> = {
  LOUNGE: { asks: 'resolutions.remedy.lounge.asks', takes: 'resolutions.remedy.lounge.takes' },
  CASH: {
    asks: 'resolutions.remedy.cash.asks',
    takes: 'resolutions.money.days',
    takesByHand: 'resolutions.money.days_by_hand',
  },
  REBOOKING: { asks: 'resolutions.remedy.rebooking.asks', takes: 'resolutions.remedy.rebooking.takes' },
  HOTEL: { asks: 'resolutions.remedy.hotel.asks', takes: 'resolutions.remedy.hotel.takes' },
  POINTS: {
    asks: 'resolutions.remedy.points.asks',
    takes: 'resolutions.remedy.points.takes',
    takesByHand: 'resolutions.remedy.points.takes_by_hand',
  },
};

type Given = { isByHand: boolean; isPaidByPartner: boolean };

/**
 * Returns what a remedy requires of the customer and how long it takes. `takes` is null if the partner pays by itself,
 * because its duration is unknown.
 */
export function useRemedyWords(remedy: Remedy, { isByHand, isPaidByPartner }: Given) {
  const { formatMessage } = useIntl();
  const partner = useApp(({ context }) => context.client?.branding.name);
  const days = useMoneyDays();
  const { asks, takes, takesByHand = takes } = words[remedy];
  if (remedy === 'CASH' && isPaidByPartner)
    return { asks: formatMessage({ id: 'resolutions.remedy.cash.asks_partner' }, { partner }), takes: null };

  return {
    asks: formatMessage({ id: asks }),
    takes: formatMessage({ id: isByHand ? takesByHand : takes }, { days }),
  };
}
