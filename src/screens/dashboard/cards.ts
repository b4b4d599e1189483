import type { ComponentType } from 'react';

import { type DatasetName, getVariant, mayRead } from '#rules/datasets.ts';
import type { Flags } from '#schema/theme.ts';

/** Cards of the dashboard, including lists of areas that have no page. */
export type CardName =
  | 'NEEDS_YOU_NOW'
  | 'NEEDS_OWNER'
  | 'NEXT_TRIP'
  | 'INITIAL_SCAN'
  | 'TRIPS'
  | 'SUMMARY'
  | 'LUGGAGE'
  | 'PASSENGERS'
  | 'PAYMENT_METHODS'
  | 'MONITORED_DATA'
  | 'INSURED_ITEMS'
  | 'CLAIMS';

export type Cards = Record<CardName | 'GREETING', ComponentType> & {
  /** Shown below all cards if it loads in time. */
  UNASKED: ComponentType<{ room: 'to come' | 'there' | 'none' }>;
};

type Switches = Pick<
  Flags,
  'parametric' | 'dataMonitoring' | 'payoutsDisabled' | 'luggageInclusion' | 'resolutionOnly'
>;

/** Returns the cards that a partner's customers see, in order. Leaves out cards whose data the user may not read. */
export function listCards(flags: Switches, reader: Parameters<typeof mayRead>[1] = null): readonly CardName[] {
  return cardsOfVariant(flags).filter((card) => awaitedDatasets[card].every((dataset) => mayRead(dataset, reader)));
}

function cardsOfVariant(flags: Switches): readonly CardName[] {
  const { payoutsDisabled, luggageInclusion, resolutionOnly } = flags;
  const payouts: CardName[] = payoutsDisabled || resolutionOnly ? [] : ['PAYMENT_METHODS'];
  const luggage: CardName[] = luggageInclusion ? ['LUGGAGE'] : [];
  const passengers: CardName[] = resolutionOnly ? [] : ['PASSENGERS'];

  switch (getVariant(flags)) {
    case 'travel':
      return ['NEEDS_YOU_NOW', 'NEXT_TRIP', 'TRIPS', 'SUMMARY', ...passengers, ...payouts, ...luggage];
    case 'dataMonitoring':
      return ['INITIAL_SCAN', 'MONITORED_DATA', 'SUMMARY'];
    case 'parametric':
      return ['NEEDS_OWNER', 'CLAIMS', 'SUMMARY', ...payouts, 'INSURED_ITEMS'];
  }
}

/** Datasets that a card waits for. A card also waits for those above it, so that nothing moves when it appears. */
export const awaitedDatasets: Record<CardName, readonly DatasetName[]> = {
  NEEDS_YOU_NOW: ['TRIPS'],
  NEEDS_OWNER: ['ITEM_ALERTS', 'ITEMS'],
  NEXT_TRIP: ['TRIPS'],
  TRIPS: ['TRIPS'],
  // The card's heading shows the result of the scan.
  INITIAL_SCAN: ['OWL_MONITORED_DATA'],
  // An amount needs its currency.
  SUMMARY: ['POLICIES', 'PAYOUT_CONFIGS'],
  LUGGAGE: ['LUGGAGE'],
  PASSENGERS: ['PASSENGERS'],
  PAYMENT_METHODS: ['PAYOUT_METHODS'],
  MONITORED_DATA: ['OWL_MONITORED_DATA'],
  INSURED_ITEMS: ['ITEMS'],
  CLAIMS: ['ITEM_ALERTS'],
};

/**
 * Returns the width of a card. Cards of the full width come first, followed by a wide and a narrow column of similar
 * height.
 */
export const getCardWidth = (card: CardName, others: readonly CardName[]): 'whole' | 'large' | 'small' => {
  switch (card) {
    case 'NEEDS_YOU_NOW':
    case 'NEEDS_OWNER':
    case 'NEXT_TRIP':
    case 'INITIAL_SCAN':
    case 'INSURED_ITEMS':
    // A card beside it would be much shorter.
    case 'MONITORED_DATA':
      return 'whole';
    case 'TRIPS':
    case 'LUGGAGE':
    case 'CLAIMS':
      return 'large';
    case 'SUMMARY':
    case 'PASSENGERS':
      return 'small';
    case 'PAYMENT_METHODS':
      return others.includes('PASSENGERS') ? 'large' : 'small';
  }
};
