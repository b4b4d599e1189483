/** What a disruption may be remedied with. Combinations are these, joined by a bar. */
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

/** What moves an option, and who does it. `insurer.passOver`: another part of the same combination was taken. */
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

/** What has to be said for an act to be done. */
export type Asked = 'loungeId' | 'firstName' | 'surname' | 'payoutMethodId' | 'flightIds' | 'alternateId' | 'reason';

export type Move = {
  from: readonly OptionStatus[];
  /** More than one: the insurer says which it came to. */
  to: readonly OptionStatus[];
  asks: readonly Asked[];
  /** Only of an option that is paid by hand, or only of one that is not. */
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

/** Who works for the insurer may do these to an option of any kind, whatever its status. */
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

/** Asked for first, then chosen from what the insurer found, then booked by it. */
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

/** How each remedy goes from status to status. What is not here does not happen, whoever asks for it. */
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

/** The act, if it can be done to an option of this kind that stands so. */
export function moveOf(remedy: Remedy, status: OptionStatus, act: Act, { manual }: Paid): Move | undefined {
  const found = lifecycles[remedy][act];
  if (!found?.from.includes(status)) return undefined;
  return found.only && (found.only === 'manual') !== manual ? undefined : found;
}

/** All that somebody can do to an option that stands so. */
export const actsOf = (remedy: Remedy, status: OptionStatus, who: Who, paid: Paid): Act[] =>
  acts.filter((act) => whoOf(act) === who && moveOf(remedy, status, act, paid));

/** Nothing more comes of it, unless an agent takes it back. */
export const isFinal = (remedy: Remedy, status: OptionStatus): boolean =>
  acts.every((act) => whoOf(act) === 'agent' || !lifecycles[remedy][act]?.from.includes(status));

/** What the insurer lets its customers answer; null where it says nothing of it. */
export type Allowances = {
  yesAllowed?: boolean | null | undefined;
  noAllowed?: boolean | null | undefined;
  callMeAllowed?: boolean | null | undefined;
};

const asked: readonly Remedy[] = ['REBOOKING', 'HOTEL'];

/**
 * Whether a customer may answer like this at all. What is asked with yes and no may be answered so unless the insurer says
 * otherwise; money and points are merely claimed, unless it says so. A call is made where it is offered.
 */
export function isAnswerAllowed(remedy: Remedy, act: Act, allowances: Allowances): boolean {
  const { yesAllowed, noAllowed, callMeAllowed } = allowances;
  if (act === 'customer.callMe') return callMeAllowed === true;
  if (act === 'customer.yes') return yesAllowed !== false;
  if (act !== 'customer.no' || remedy === 'LOUNGE') return true;
  return asked.includes(remedy) ? noAllowed !== false : noAllowed === true;
}

/** The parts of an option, as its type names them. Those that nobody has heard of are passed over. */
export const partsOf = (type: string): Remedy[] =>
  type.split('|').filter((part): part is Remedy => (remedies as readonly string[]).includes(part));

export const isOptionStatus = (status: string): status is OptionStatus =>
  (optionStatuses as readonly string[]).includes(status);
