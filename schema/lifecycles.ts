/** The remedies for a disruption. A combination joins several by a bar. */
export const remedies = ['LOUNGE', 'CASH', 'REBOOKING', 'HOTEL', 'POINTS'] as const;
export type Remedy = (typeof remedies)[number];

export const optionStatuses = [
  'Initial',
  'OptionsSent',
  'CallMe',
  'Requested',
  'Confirmed',
  'Booked',
  'Rejected',
  'None',
  'Failed',
  'Redeemed',
  'N/A',
] as const;
export type OptionStatus = (typeof optionStatuses)[number];

/**
 * The acts that change an option, with their actors. `insurer.passOver`: another part of the same combination was
 * taken.
 */
export const acts = [
  'customer.yes',
  'customer.choose',
  'customer.claim',
  'customer.confirm',
  'customer.no',
  'customer.callMe',
  'customer.noLounge',
  'operator.offer',
  'operator.pay',
  'operator.book',
  'operator.redeem',
  'operator.fail',
  'operator.close',
  'agent.reject',
  'agent.reset',
  'agent.none',
  'insurer.passOver',
] as const;
export type Act = (typeof acts)[number];

/** The data that an act requires. */
export type Asked = 'loungeId' | 'firstName' | 'surname' | 'payoutMethodId' | 'flightIds' | 'alternateId' | 'reason';

export type Move = {
  from: readonly OptionStatus[];
  /** If there are several, the insurer decides on one. */
  to: readonly OptionStatus[];
  asks: readonly Asked[];
  /** Restricts the act to options that are paid by hand, or to those that are not. */
  only?: 'manual' | 'not manual';
};

const open: readonly OptionStatus[] = ['Initial', 'OptionsSent'];
const openOrFailed: readonly OptionStatus[] = [...open, 'Failed'];

const move = (
  from: readonly OptionStatus[],
  to: readonly OptionStatus[],
  asks: readonly Asked[] = [],
  only?: Move['only'],
): Move => ({ from, to, asks, ...(only && { only }) });

type Lifecycle = { readonly [act in Act]?: Move };

/** Agents may do these to any option in any status. */
const byAgent = {
  'agent.reset': move(optionStatuses, ['Initial'], ['reason']),
};
const rejectedByAgent = { 'agent.reject': move(optionStatuses, ['Rejected'], ['reason']) };
const noneByAgent = { 'agent.none': move(optionStatuses, ['None'], ['reason']) };
const byInsurer = {
  'operator.close': move(['CallMe'], ['Initial']),
  'operator.fail': move(['Requested', 'Confirmed'], ['Failed']),
  'insurer.passOver': move(open, ['N/A']),
};
const offered = { 'operator.offer': move(['Initial', 'Requested', 'CallMe'], ['OptionsSent']) };

const claimed = (asks: readonly Asked[]): Lifecycle => ({
  ...byAgent,
  ...byInsurer,
  'customer.claim': move(['Initial', 'Failed'], ['Requested'], asks),
  'customer.confirm': move(['Requested'], ['Confirmed', 'Failed'], [], 'not manual'),
  'operator.pay': move(['Requested'], ['Confirmed'], [], 'manual'),
  'customer.no': move(openOrFailed, ['Rejected']),
  'customer.callMe': move(open, ['CallMe']),
});

/** Requested first, then chosen from the insurer's proposals, then booked by the insurer. */
const requested = (asks: readonly Asked[]): Lifecycle => ({
  ...byAgent,
  ...rejectedByAgent,
  ...byInsurer,
  ...offered,
  'customer.yes': move(['Initial'], ['Requested', 'OptionsSent']),
  'customer.choose': move(['OptionsSent'], ['Confirmed'], asks),
  'operator.book': move(['Confirmed'], ['Booked']),
  'customer.no': move(['Initial'], ['Rejected']),
  'customer.callMe': move(['Initial'], ['CallMe']),
});

/** The transitions of each remedy. Everything else is impossible. */
export const lifecycles: Readonly<Record<Remedy, Lifecycle>> = {
  LOUNGE: {
    ...byAgent,
    ...rejectedByAgent,
    ...noneByAgent,
    ...byInsurer,
    ...offered,
    'customer.choose': move(openOrFailed, ['Booked'], ['loungeId', 'firstName', 'surname']),
    'customer.confirm': move(['Booked', 'Failed'], ['Confirmed', 'Failed']),
    'operator.redeem': move(['Confirmed'], ['Redeemed']),
    'customer.no': move(openOrFailed, ['Rejected']),
    'customer.callMe': move(open, ['CallMe']),
    'customer.noLounge': move(openOrFailed, ['None']),
  },
  CASH: { ...claimed(['payoutMethodId']), ...rejectedByAgent },
  REBOOKING: requested(['flightIds']),
  HOTEL: { ...requested(['alternateId']), ...noneByAgent },
  POINTS: claimed([]),
};

export type Who = 'customer' | 'operator' | 'agent' | 'insurer';
type Paid = { manual: boolean };

const whoOf = (act: Act): Who => act.split('.')[0] as Who;

/** Returns the transition of an act from this status; undefined if it is impossible. */
export function findMove(remedy: Remedy, status: OptionStatus, act: Act, { manual }: Paid): Move | undefined {
  const found = lifecycles[remedy][act];
  if (!found?.from.includes(status)) return undefined;
  return found.only && (found.only === 'manual') !== manual ? undefined : found;
}

/** Returns all acts that an actor can do to an option in this status. */
export const listActs = (remedy: Remedy, status: OptionStatus, who: Who, paid: Paid): Act[] =>
  acts.filter((act) => whoOf(act) === who && findMove(remedy, status, act, paid));

/** Returns whether nothing follows this status, unless an agent resets the option. */
export const isFinal = (remedy: Remedy, status: OptionStatus): boolean =>
  acts.every((act) => whoOf(act) === 'agent' || !lifecycles[remedy][act]?.from.includes(status));

/** The answers that the insurer allows; null or undefined if it does not say. */
export type Allowances = {
  yesAllowed?: boolean | null | undefined;
  noAllowed?: boolean | null | undefined;
  callMeAllowed?: boolean | null | undefined;
};

const asked: readonly Remedy[] = ['REBOOKING', 'HOTEL'];

/**
 * Returns whether a customer may give this answer at all. Yes and no are allowed unless the insurer forbids them;
 * declining money and points is allowed only if the insurer says so, and so is a call.
 */
export function isAnswerAllowed(remedy: Remedy, act: Act, allowances: Allowances): boolean {
  const { yesAllowed, noAllowed, callMeAllowed } = allowances;
  if (act === 'customer.callMe') return callMeAllowed === true;
  if (act === 'customer.yes') return yesAllowed !== false;
  if (act !== 'customer.no' || remedy === 'LOUNGE') return true;
  return asked.includes(remedy) ? noAllowed !== false : noAllowed === true;
}

/** Returns the parts of an option's type, without unknown ones. */
export const splitOptionType = (type: string): Remedy[] =>
  type.split('|').filter((part): part is Remedy => (remedies as readonly string[]).includes(part));

export const isOptionStatus = (status: string): status is OptionStatus =>
  (optionStatuses as readonly string[]).includes(status);
