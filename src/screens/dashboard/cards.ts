import type { ComponentType } from 'react';

import { variantOf } from '#rules/datasets.ts';
import type { Flags } from '#schema/theme.ts';

/** The six of the dashboard, and lists of areas that have no page of their own. */
export type CardName =
  | 'INITIAL_SCAN'
  | 'TRIPS'
  | 'SUMMARY'
  | 'LUGGAGE'
  | 'PASSENGERS'
  | 'PAYMENT_METHODS'
  | 'MONITORED_DATA'
  | 'INSURED_ITEMS'
  | 'CLAIMS';

export type Cards = Record<CardName, ComponentType>;

type Switches = Pick<
  Flags,
  'parametric' | 'dataMonitoring' | 'payoutsDisabled' | 'luggageInclusion' | 'resolutionOnly'
>;

/** Which cards a partner's customers see, in their order. */
export function cardsOf(flags: Switches): readonly CardName[] {
  const { payoutsDisabled, luggageInclusion, resolutionOnly } = flags;
  const payouts: CardName[] = payoutsDisabled || resolutionOnly ? [] : ['PAYMENT_METHODS'];
  const luggage: CardName[] = luggageInclusion ? ['LUGGAGE'] : [];
  const passengers: CardName[] = resolutionOnly ? [] : ['PASSENGERS'];

  switch (variantOf(flags)) {
    case 'travel':
      return ['SUMMARY', 'TRIPS', ...luggage, ...passengers, ...payouts];
    case 'dataMonitoring':
      return ['INITIAL_SCAN', 'SUMMARY', 'MONITORED_DATA'];
    case 'parametric':
      return ['SUMMARY', ...payouts, 'INSURED_ITEMS', 'CLAIMS'];
  }
}

/** Whether a card takes the whole width: a long list beside a short one leaves a hole. */
export const isWide = (card: CardName): boolean =>
  card === 'MONITORED_DATA' || card === 'INSURED_ITEMS' || card === 'CLAIMS';
