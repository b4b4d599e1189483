import { optionStatuses, type Remedy } from '#schema/lifecycles.ts';

import { ghosts, hotels, lounges } from '../stock.ts';
import type { OptionState } from '../tables.ts';

export type OptionSeed = {
  type: string;
  status?: string;
  selected?: Remedy;
  prize?: number;
  cap?: number;
  dependency?: 'LOUNGE' | 'HOTEL';
  manual?: boolean;
  /** Position of the payout method, counted from one. */
  claimedTo?: number;
  state?: OptionState;
  /** Adds alternative flights on the day of the case. */
  alternates?: true;
};

export type CaseSeed = {
  owner: string;
  /** Flight number, or the key of a bag or item. */
  called: string;
  category?: 'FLIGHT' | 'LUGGAGE' | 'ITEM';
  policy?: string;
  next?: string | null;
  payouts?: 'partner';
  allowances?: { yesAllowed?: boolean; noAllowed?: boolean; callMeAllowed?: boolean };
  options: OptionSeed[];
};

export const galleryOwner = 'options@sky.test';

const prefixes: Record<Remedy, string> = {
  LOUNGE: 'LG',
  CASH: 'CA',
  REBOOKING: 'RB',
  HOTEL: 'HO',
  POINTS: 'PT',
};
const remedies = Object.keys(prefixes) as Remedy[];

const booking = {
  location: {
    name: 'Harbour Lounge',
    securityLocation: 'After security',
    terminal: '2',
    directions: 'Left after the shops',
  },
  userName: 'Opal Rask',
  units: 1,
};
const prizes: Partial<Record<Remedy, number>> = { CASH: 40, POINTS: 2_500 };
const taken = ['Booked', 'Confirmed', 'Redeemed'];
const paidIn = ['Requested', 'Booked', 'Confirmed', 'Redeemed'];

function stateOf(remedy: Remedy, status: string): Partial<OptionSeed> {
  const isTaken = taken.includes(status);
  if (remedy === 'LOUNGE') return { state: { lounges, ...(isTaken && { booking }) } };
  if (remedy === 'HOTEL') return { state: { availableHotels: hotels, ...(isTaken && { chosen: ['HTL-GATE'] }) } };
  if (remedy === 'REBOOKING') return { alternates: true };
  if (remedy === 'CASH') return { manual: status === 'Requested', ...(paidIn.includes(status) && { claimedTo: 1 }) };
  return {};
}

/** One flight per combination of remedy and status. */
const cells: CaseSeed[] = remedies.flatMap((remedy) =>
  optionStatuses.map((status, at) => ({
    owner: galleryOwner,
    called: `${prefixes[remedy]}${String(at + 1).padStart(2, '0')}`,
    next: remedy,
    options: [{ type: remedy, status, ...(prizes[remedy] && { prize: prizes[remedy] }), ...stateOf(remedy, status) }],
  })),
);

const cash = (called: string, more: Partial<CaseSeed> = {}, option: Partial<OptionSeed> = {}): CaseSeed => ({
  owner: galleryOwner,
  called,
  next: 'CASH',
  options: [{ type: 'CASH', prize: 40, ...option }],
  ...more,
});
const of = (
  remedy: Remedy,
  called: string,
  option: Partial<OptionSeed> = {},
  more: Partial<CaseSeed> = {},
): CaseSeed => ({
  owner: galleryOwner,
  called,
  next: remedy,
  options: [{ type: remedy, ...option }],
  ...more,
});
const loungesOf = (called: string, more: Partial<CaseSeed> = {}, option: Partial<OptionSeed> = {}) =>
  of('LOUNGE', called, { state: { lounges }, ...option }, more);
const combined = (called: string, type: string, next: Remedy, option: Partial<OptionSeed> = {}): CaseSeed => ({
  owner: galleryOwner,
  called,
  next,
  options: [{ type, prize: 40, alternates: true, state: { lounges, availableHotels: hotels }, ...option }],
});

/** Insurers may allow customers to decline money and points, or to ask for a call. */
const anyAnswer = { noAllowed: true, callMeAllowed: true };

const mayas: Partial<CaseSeed> = { owner: 'many@sky.test', policy: 'POL-NEAR', allowances: anyAnswer };
const claimable = (open: string, claimed: string) => [
  cash(open, mayas),
  cash(claimed, mayas, { status: 'Requested', claimedTo: 4 }),
];

const extras: CaseSeed[] = [
  cash('CA21', {}, { dependency: 'LOUNGE' }),
  cash('CA22', {}, { dependency: 'HOTEL' }),
  cash('CA23', {}, { manual: true }),
  cash('CA24'),
  cash('CA25', { policy: 'POL-NEAR' }, { cap: 500 }),
  cash('CA26', { policy: 'POL-CAPPED' }, { cap: 500 }),
  cash('CA28', { owner: 'nomethod@sky.test' }),
  cash('CA29', { owner: 'one@sky.test' }),
  cash('CA30', { owner: 'many@sky.test', policy: 'POL-NEAR' }),
  cash('CA32', { owner: 'many@sky.test', policy: 'POL-NEAR' }, { status: 'Requested', manual: true, claimedTo: 2 }),
  cash('CA31', { owner: 'vera@voyage.test' }),
  cash('CA27', { owner: 'paula@rails.test', payouts: 'partner' }),
  of('REBOOKING', 'RB21', { alternates: true }, { allowances: { callMeAllowed: true } }),
  of('REBOOKING', 'RB22', { alternates: true }, { allowances: { yesAllowed: false } }),
  of('REBOOKING', 'RB23', { alternates: true }, { allowances: { noAllowed: false } }),
  of('REBOOKING', 'RB24', { alternates: true }),
  of('REBOOKING', 'RB25', { alternates: true, status: 'OptionsSent' }),
  of('REBOOKING', 'RB26'),
  of('REBOOKING', 'RB27', { alternates: true }),
  of('REBOOKING', 'RB28', { alternates: true }),
  of('REBOOKING', 'RB29', { alternates: true, status: 'Rejected' }, { next: 'CASH' }),
  of('HOTEL', 'HO21', { state: { availableHotels: hotels } }, { allowances: { callMeAllowed: true } }),
  of('HOTEL', 'HO22', { state: { availableHotels: [] } }),
  of('HOTEL', 'HO29', { status: 'Rejected' }, { next: 'CASH' }),
  loungesOf('LG21', {}, { state: { lounges: ghosts } }),
  loungesOf('LG22', {}, { state: { lounges: [] } }),
  loungesOf('LG23', {}, { status: 'Booked', state: { lounges, booking } }),
  loungesOf('LG24', {}, { status: 'Booked', prize: 30, cap: 30, state: { lounges, booking } }),
  loungesOf('LG25', { allowances: { callMeAllowed: true } }),
  loungesOf('LG26', { owner: 'vera@voyage.test' }),
  combined('CO01', 'LOUNGE|CASH', 'LOUNGE'),
  combined('CO02', 'REBOOKING|HOTEL|CASH', 'CASH'),
  combined('CO03', 'LOUNGE|CASH', 'LOUNGE', { status: 'Booked', selected: 'LOUNGE', state: { lounges, booking } }),
  combined('CO04', 'POINTS|CASH', 'POINTS'),
  { owner: galleryOwner, called: 'NX01', next: null, options: [] },
  of('CASH', 'NX02', { prize: 40 }, { next: null }),
  cash('CA33', { allowances: anyAnswer }),
  cash('LB01', { owner: 'vera@voyage.test', category: 'LUGGAGE' }),
  {
    owner: 'vera@voyage.test',
    called: 'LB02',
    category: 'LUGGAGE',
    next: 'POINTS',
    options: [{ type: 'POINTS', prize: 2_500 }],
  },
  cash('LB03', { owner: 'vera@voyage.test', category: 'LUGGAGE' }, { status: 'Requested', manual: true, claimedTo: 1 }),
  cash('shop', { owner: 'berta@harvest.test', category: 'ITEM' }, { prize: 90 }),
  ...claimable('CA34', 'CA36'),
  cash('CA35', mayas, { manual: true }),
  // Confirming these claims fails, so that no money is sent.
  ...claimable('CA46', 'CA47'),
  of('POINTS', 'PT21', { prize: 2_500 }, { allowances: anyAnswer }),
];

/** Options that fail, each in a different way. */
const hindered: CaseSeed[] = [
  ...['CA40', 'CA43', 'CA44'].map((called) => cash(called)),
  ...['CA41', 'CA45'].map((called) => cash(called, {}, { status: 'Requested', claimedTo: 2 })),
  ...['LG40', 'LG41', 'LG42'].map((called) => loungesOf(called, {}, { status: 'Booked', state: { lounges, booking } })),
  ...['RB40', 'RB41'].map((called) => of('REBOOKING', called, { alternates: true })),
  loungesOf('LG43'),
  of('REBOOKING', 'RB42', { alternates: true, status: 'OptionsSent' }),
].map((seed) => ({ ...seed, owner: 'errors@sky.test', policy: 'POL-OTHER' }));

/** Lounges of a partner that shows all of them and lets customers report that they cannot reach any. */
const reachable: CaseSeed[] = ['LG27', 'LG28']
  .map((called) => loungesOf(called, { allowances: { callMeAllowed: true } }))
  .concat(['LG29', 'LG30'].map((called) => loungesOf(called, {}, { status: 'Booked', state: { lounges, booking } })))
  .map((seed) => ({ ...seed, owner: 'vera@voyage.test' }));

export const caseSeeds: CaseSeed[] = [...cells, ...extras, ...hindered, ...reachable];
