import type { ComponentType } from 'react';

import { type DatasetName, mayRead, variantOf } from '#rules/datasets.ts';
import type { Flags } from '#schema/theme.ts';

/** The six of the dashboard, what stands above them, and lists of areas that have no page of their own. */
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
  /** Below all of them, if they are there in time. */
  UNASKED: ComponentType<{ room: 'to come' | 'there' | 'none' }>;
};

type Switches = Pick<
  Flags,
  'parametric' | 'dataMonitoring' | 'payoutsDisabled' | 'luggageInclusion' | 'resolutionOnly'
>;

/** Returns the cards that a partner's customers see, in order. A widget has none whose data it may not read. */
export function cardsOf(flags: Switches, reader: Parameters<typeof mayRead>[1] = null): readonly CardName[] {
  return cardsOfVariant(flags).filter((card) => waitedForBy[card].every((dataset) => mayRead(dataset, reader)));
}

function cardsOfVariant(flags: Switches): readonly CardName[] {
  const { payoutsDisabled, luggageInclusion, resolutionOnly } = flags;
  const payouts: CardName[] = payoutsDisabled || resolutionOnly ? [] : ['PAYMENT_METHODS'];
  const luggage: CardName[] = luggageInclusion ? ['LUGGAGE'] : [];
  const passengers: CardName[] = resolutionOnly ? [] : ['PASSENGERS'];

  switch (variantOf(flags)) {
    case 'travel':
      return ['NEEDS_YOU_NOW', 'NEXT_TRIP', 'TRIPS', 'SUMMARY', ...passengers, ...payouts, ...luggage];
    case 'dataMonitoring':
      return ['INITIAL_SCAN', 'MONITORED_DATA', 'SUMMARY'];
    case 'parametric':
      return ['NEEDS_OWNER', 'CLAIMS', 'SUMMARY', ...payouts, 'INSURED_ITEMS'];
  }
}

/** What a card waits for: no card is shown before those above it, so that none is moved by what comes later. */
export const waitedForBy: Record<CardName, readonly DatasetName[]> = {
  NEEDS_YOU_NOW: ['TRIPS'],
  NEEDS_OWNER: ['ITEM_ALERTS', 'ITEMS'],
  NEXT_TRIP: ['TRIPS'],
  TRIPS: ['TRIPS'],
  // What was found is its head.
  INITIAL_SCAN: ['OWL_MONITORED_DATA'],
  // No amount is shown without its currency.
  SUMMARY: ['POLICIES', 'PAYOUT_CONFIGS'],
  LUGGAGE: ['LUGGAGE'],
  PASSENGERS: ['PASSENGERS'],
  PAYMENT_METHODS: ['PAYOUT_METHODS'],
  MONITORED_DATA: ['OWL_MONITORED_DATA'],
  INSURED_ITEMS: ['ITEMS'],
  CLAIMS: ['ITEM_ALERTS'],
};

/** What comes first has the whole width; below it are a wide column and a narrow one, which end at about the same height. */
export const roomOf = (card: CardName, others: readonly CardName[]): 'whole' | 'large' | 'small' => {
  switch (card) {
    case 'NEEDS_YOU_NOW':
    case 'NEEDS_OWNER':
    case 'NEXT_TRIP':
    case 'INITIAL_SCAN':
    case 'INSURED_ITEMS':
    // A card beside it would end far above it.
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
