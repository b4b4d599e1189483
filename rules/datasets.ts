import { type Area, opensArea } from '#schema/features.ts';
import type { Flags } from '#schema/theme.ts';

import type { Profile } from './people/rights.ts';

export const datasetNames = [
  'USER_DETAILS',
  'POLICIES',
  'PAYOUT_METHODS',
  'PAYOUT_CONFIGS',
  'ITEMS',
  'ITEM_ALERTS',
  'OWL_MONITORED_DATA',
  'OWL_ALERTS',
  'PASSENGERS',
  'LUGGAGE',
  'TRIPS',
] as const;

export type DatasetName = (typeof datasetNames)[number];

export type Variant = 'travel' | 'parametric' | 'dataMonitoring';

type Switches = Pick<Flags, 'parametric' | 'dataMonitoring' | 'payoutsDisabled'>;

/** Travel is the default if neither of the other two is switched on. */
export function getVariant({ parametric, dataMonitoring }: Switches): Variant {
  if (parametric) return 'parametric';
  return dataMonitoring ? 'dataMonitoring' : 'travel';
}

const always: readonly DatasetName[] = ['USER_DETAILS', 'POLICIES'];
const payouts: readonly DatasetName[] = ['PAYOUT_METHODS', 'PAYOUT_CONFIGS'];
const ofVariant: Record<Variant, readonly DatasetName[]> = {
  travel: ['TRIPS', 'PASSENGERS', 'LUGGAGE'],
  parametric: ['ITEMS', 'ITEM_ALERTS'],
  dataMonitoring: ['OWL_MONITORED_DATA', 'OWL_ALERTS'],
};

const areas: Record<DatasetName, Area> = {
  USER_DETAILS: 'user',
  POLICIES: 'policies',
  PAYOUT_METHODS: 'payouts',
  PAYOUT_CONFIGS: 'payouts',
  ITEMS: 'items',
  ITEM_ALERTS: 'items',
  OWL_MONITORED_DATA: 'monitoring',
  OWL_ALERTS: 'monitoring',
  PASSENGERS: 'passengers',
  LUGGAGE: 'luggage',
  TRIPS: 'trips',
};

type Reader = { entrance: 'user' | 'widget'; accessProfile: Profile };

/**
 * Returns the datasets that are loaded after signing in, the most urgent first, because a browser sends six requests at
 * a time. A widget loads only those that its features open: its token could not read the others.
 */
export function listDatasets(flags: Switches, reader: Reader | null = null): readonly DatasetName[] {
  return [...always, ...ofVariant[getVariant(flags)], ...(flags.payoutsDisabled ? [] : payouts)].filter((name) =>
    mayRead(name, reader),
  );
}

/** Returns whether a session may read a dataset. A full session may read all of them. */
export const mayRead = (name: DatasetName, reader: Reader | null): boolean =>
  reader?.entrance !== 'widget' || opensArea(reader.accessProfile, areas[name]);

/** Datasets that another tab, an agent or the insurer may have changed in the background. */
export const changingDatasets: readonly DatasetName[] = [
  'TRIPS',
  'LUGGAGE',
  'ITEMS',
  'ITEM_ALERTS',
  'OWL_MONITORED_DATA',
  'OWL_ALERTS',
];

/** Older data is read again when the user returns to the tab. */
export const staleMs = 60_000;

/**
 * Datasets that report a failure only in their card: the specification requires monitoring calls to swallow their
 * errors.
 */
export const failsSilently = (name: DatasetName): boolean => name === 'OWL_MONITORED_DATA' || name === 'OWL_ALERTS';
