export type ClaimSeed = {
  key: string;
  item: 'shop' | 'bakery' | 'studio' | 'florist' | 'kiosk';
  what: string;
  /** Overrides the usual description of the event. */
  said?: string;
  status: string;
  /** Month relative to the current one, and day of the month. */
  month: number;
  day: 1 | 10;
  is?: readonly ('confirmed' | 'completed')[];
  datasets: readonly (keyof typeof datasetSeeds)[];
  /** In the currency of the claim. Null differs from 0. */
  retention?: number | null;
  people?: boolean;
  payouts?: readonly PayoutSeed[];
};

type Unnumbered = Omit<ClaimSeed, 'key'>;

type PayoutSeed = { status: string; actual: number | null };

/** Datasets recorded by the customer or the insurer. */
export const datasetSeeds = {
  predictionAsked: { name: 'USER-REVENUE-PREDICTION', completed: false },
  prediction: { name: 'USER-REVENUE-PREDICTION', completed: true },
  offerInWork: { name: 'CUSTOMER-OFFER', completed: false },
  offer: { name: 'CUSTOMER-OFFER', completed: true },
  lowOffer: { name: 'CUSTOMER-OFFER', completed: true, notes: 'Reckoned from the takings of the last twelve months.' },
  adjustedOffer: { name: 'CUSTOMER-OFFER', completed: true, notes: 'Adjusted to the takings of the last two years.' },
  dispute: { name: 'USER-DISPUTE', completed: true, notes: 'Our best weeks of the year are in it.' },
} as const;

const fire = 'FIRE';
const flood = 'FLOOD';
const power = 'POWER_OUTAGE';

/** One claim per state, numbered in this order. Add new ones at the end. */
const inOrder: Unnumbered[] = [
  { item: 'shop', what: fire, status: 'prediction', month: -1, day: 1, datasets: ['predictionAsked'] },
  {
    item: 'bakery',
    what: flood,
    said: 'Burst pipe in the cellar; the ovens stood in water',
    status: 'prediction',
    month: -1,
    day: 10,
    datasets: ['predictionAsked'],
  },
  {
    item: 'studio',
    what: power,
    said: 'Transformer fault in the street; three days without light in the studio',
    status: 'prediction',
    month: -2,
    day: 1,
    datasets: ['prediction', 'offerInWork'],
  },
  {
    item: 'shop',
    what: flood,
    said: 'The river came over the quay and into the shop',
    status: 'user-confirm-offer',
    month: -3,
    day: 1,
    datasets: ['prediction', 'lowOffer'],
  },
  {
    item: 'bakery',
    what: fire,
    said: 'Oven fire; walls and counter full of soot',
    status: 'user-confirm-dispute',
    month: -3,
    day: 1,
    datasets: ['prediction', 'offerInWork', 'dispute'],
  },
  {
    item: 'studio',
    what: flood,
    said: 'Rain through the roof window above the backdrops',
    status: 'user-confirm-dispute',
    month: -4,
    day: 1,
    datasets: ['prediction', 'adjustedOffer', 'dispute'],
  },
  {
    item: 'shop',
    what: power,
    status: 'offer-accepted',
    month: -5,
    day: 10,
    is: ['confirmed'],
    datasets: ['prediction', 'offer'],
    payouts: [
      { status: 'SENT', actual: 6_200 },
      { status: 'SENT', actual: 12_400 },
      { status: 'PAYMENT-DETAILS', actual: 7_950.5 },
      { status: 'CONFIRM', actual: 8_800 },
      { status: 'CONFIRM', actual: null },
      { status: 'FUTURE', actual: null },
      { status: 'NONE', actual: null },
    ],
  },
  {
    item: 'bakery',
    what: power,
    said: 'Cable cut by road works; two days without ovens',
    status: 'user-confirm-offer',
    month: -5,
    day: 1,
    is: ['confirmed'],
    datasets: ['prediction', 'offer'],
  },
  {
    item: 'studio',
    what: fire,
    said: 'Fire in the lighting store; studio closed for repairs',
    status: 'offer-accepted',
    month: -11,
    day: 1,
    is: ['confirmed', 'completed'],
    datasets: ['prediction', 'offer'],
  },
  {
    item: 'shop',
    what: fire,
    said: 'Fire in the flat above; water from putting it out',
    status: 'offer-rejected',
    month: -12,
    day: 1,
    is: ['completed'],
    datasets: ['prediction', 'offer'],
  },
  {
    item: 'bakery',
    what: flood,
    said: 'Blocked drain; flour store under water',
    status: 'user-confirm-dispute',
    month: -12,
    day: 1,
    is: ['completed'],
    datasets: ['prediction', 'offer', 'dispute'],
  },
  {
    item: 'studio',
    what: power,
    said: 'Fuse board failed; the new one took a week',
    status: 'offer-rejected',
    month: -6,
    day: 1,
    datasets: ['prediction', 'offer'],
  },
  {
    item: 'shop',
    what: flood,
    said: 'Water main broke under Market Square',
    status: 'prediction',
    month: -1,
    day: 1,
    datasets: ['predictionAsked'],
    retention: 0,
    people: false,
  },
  {
    item: 'bakery',
    what: power,
    said: 'Storm took the power line down',
    status: 'prediction',
    month: -1,
    day: 1,
    datasets: [],
    retention: null,
  },
];

const asked = { status: 'prediction', month: -1, day: 1, datasets: ['predictionAsked'] } as const;
const offered = { status: 'user-confirm-offer', month: -3, day: 1, datasets: ['prediction', 'offer'] } as const;
const accepted = { status: 'offer-accepted', month: -5, day: 1, datasets: ['prediction', 'offer'] } as const;
const detailsAsked: PayoutSeed = { status: 'PAYMENT-DETAILS', actual: 6_000 };

const lookedAt = [
  { ...asked, item: 'florist', what: fire },
  { ...offered, item: 'florist', what: flood },
  { ...accepted, item: 'florist', what: power, is: ['confirmed'], payouts: [detailsAsked] },
] as const;

/** Claims that fail. `magic.ts` lists the failures. */
const hindered = [
  { ...asked, item: 'kiosk', what: fire },
  { ...asked, item: 'kiosk', what: flood },
  { ...asked, item: 'kiosk', what: power },
  { ...offered, item: 'kiosk', what: fire },
  { ...offered, item: 'kiosk', what: flood },
  { ...accepted, item: 'kiosk', what: power, is: ['confirmed'], payouts: [detailsAsked] },
  { ...offered, item: 'kiosk', what: power },
  { ...accepted, item: 'kiosk', what: fire, is: ['confirmed'], payouts: [detailsAsked] },
] as const;

const numbered = (letters: string, seeds: readonly Unnumbered[]): ClaimSeed[] =>
  seeds.map((seed, index) => ({ key: `${letters}-${String(index + 1).padStart(2, '0')}`, ...seed }));

export const claimSeeds: ClaimSeed[] = [
  ...numbered('CL', inOrder),
  ...numbered('CR', lookedAt),
  ...numbered('CE', hindered),
];
