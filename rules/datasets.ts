import type { Flags } from '#schema/theme.ts';

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

/** Travel is what is left when neither of the other two is switched on. */
export function variantOf({ parametric, dataMonitoring }: Switches): Variant {
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

/** What is loaded after signing in. A browser asks a server for six things at a time, so what is looked for comes first. */
export function datasetsOf(flags: Switches): readonly DatasetName[] {
  return [...always, ...ofVariant[variantOf(flags)], ...(flags.payoutsDisabled ? [] : payouts)];
}

/** What another tab, an agent or the insurer may have changed while nobody looked. */
export const changingDatasets: readonly DatasetName[] = ['TRIPS', 'LUGGAGE', 'ITEMS', 'ITEM_ALERTS', 'OWL_ALERTS'];

/** What was read longer ago is read again once somebody looks. */
export const staleMs = 60_000;

/** Datasets whose failure is told by their card alone: the specification has monitoring calls swallow their errors. */
export const failsSilently = (name: DatasetName): boolean => name === 'OWL_MONITORED_DATA' || name === 'OWL_ALERTS';
