import { eq } from 'drizzle-orm';

import type { Act, OptionStatus, Remedy } from '#schema/lifecycles.ts';
import type { SubmittedResolution } from '#schema/rest/resolutions.ts';

import type { Transaction } from '../database/types.ts';
import { readMethods } from '../payouts/methods.ts';
import { toPayoutRecipient } from '../payouts/payoutRecipient.ts';
import { Refused } from '../refusal.ts';
import { flights } from '../tables.ts';
import type { Found, Option } from './found.ts';
import { ghostLounge } from './magic.ts';
import { isBeyondCap } from './money.ts';
import { createAlternates, hotels, lounges } from './stock.ts';

type Given = Partial<SubmittedResolution>;
type Payee = Pick<Option, 'payoutMethodId' | 'paidTo'>;
type Effect = Partial<Pick<Option, 'status' | 'state'> & Payee>;

const nobody: Payee = { payoutMethodId: null, paidTo: null };

const personName = /^[\p{L}\p{M}'’ -]+$/u;

/** Returns the effect of an act on an option. Throws if the requested thing is not available. */
export async function computeEffect(
  tx: Transaction,
  { option, of }: Found,
  remedy: Remedy,
  act: Act,
  given: Given,
  to: readonly OptionStatus[],
): Promise<Effect> {
  const status = to[0] ?? option.status;
  if (act === 'customer.yes') return asked(option, remedy);
  if (act === 'customer.claim') {
    if (remedy === 'POINTS') return { status };
    if (await isBeyondCap(tx, { option, of }))
      throw new Refused('CLAIMS_EXCEEDED', 'The policy has nothing left for it');
    return { status, ...(await payeeIn(tx, of, given)) };
  }
  if (act === 'customer.choose') {
    if (remedy === 'LOUNGE') return { status, state: withLounge(option, given) };
    return { status, state: remedy === 'HOTEL' ? withHotel(option, given) : withFlights(option, given) };
  }
  if (act === 'operator.offer') return { status, state: await foundBy(tx, { option, of }, remedy) };
  if (act === 'agent.reset') return { status, ...nobody, state: begunAgain(option) };
  return { status };
}

/** Offers the available choices at once. */
function asked({ state }: Option, remedy: Remedy): Effect {
  const onHand = remedy === 'HOTEL' ? state.availableHotels : state.alternates;
  if (onHand?.length === 0) {
    if (remedy === 'HOTEL') throw new Refused('NO_AVAILABLE_HOTELS', 'There is no hotel with a room');
    throw new Refused('NO_ALTERNATE_FLIGHTS', 'There is no other flight');
  }
  return { status: onHand ? 'OptionsSent' : 'Requested' };
}

/** Returns the usual results of a manual search. */
async function foundBy(tx: Transaction, { option, of }: Found, remedy: Remedy): Promise<Option['state']> {
  const { state } = option;
  if (remedy === 'LOUNGE') return { ...state, lounges: state.lounges ?? lounges };
  if (remedy === 'HOTEL') return { ...state, availableHotels: state.availableHotels ?? hotels };
  if (remedy !== 'REBOOKING' || state.alternates) return state;
  const [flight] = await tx.select().from(flights).where(eq(flights.flightId, of.caseId));
  return flight
    ? { ...state, alternates: createAlternates({ ...flight, key: of.called, day: flight.embarkDate }) }
    : state;
}

async function payeeIn(tx: Transaction, { userId, payouts }: Found['of'], given: Given): Promise<Payee> {
  if (!given.payoutMethodId) {
    if (payouts === 'partner') return nobody;
    throw new Refused('MISSING_PARAMS', 'Where shall it be paid to?', { payoutMethodId: 'required' });
  }
  const own = await readMethods(tx, userId);
  const found = own.find(({ payoutMethodId }) => payoutMethodId === given.payoutMethodId);
  if (!found) throw new Refused('PAYMENT_METHOD_NOT_FOUND', 'Payout method not found');
  return { payoutMethodId: found.payoutMethodId, paidTo: toPayoutRecipient(found) };
}

function withLounge({ state }: Option, { loungeId, firstName, surname }: Given): Option['state'] {
  const missing = Object.entries({ loungeId, firstName, surname }).filter(([, value]) => !value?.trim());
  if (missing.length > 0)
    throw new Refused(
      'MISSING_PARAMS',
      'Who goes where?',
      Object.fromEntries(missing.map(([field]) => [field, 'required'])),
    );
  const wrong = Object.entries({ firstName, surname }).filter(([, value]) => !personName.test(value ?? ''));
  if (wrong.length > 0)
    throw new Refused(
      'INVALID_PARAMS',
      'That is no name',
      Object.fromEntries(wrong.map(([field]) => [field, 'invalid'])),
    );
  if (!state.lounges?.length) throw new Refused('NO_AVAILABLE_LOUNGES', 'There is no lounge');
  const lounge = state.lounges.find((each) => each.loungeId === loungeId);
  if (!lounge || lounge.name === ghostLounge) throw new Refused('LOUNGE_ID_NOT_FOUND', 'There is no such lounge');
  const { name, securityLocation, terminal, directions } = lounge;
  const userName = `${firstName?.trim()} ${surname?.trim()}`;
  return { ...state, booking: { location: { name, securityLocation, terminal, directions }, userName, units: 1 } };
}

/** Requires one complete route: all its connected flights, in any order. */
function withFlights({ state }: Option, { flightIds }: Given): Option['state'] {
  const wanted = new Set(flightIds ?? []);
  const alternates = state.alternates ?? [];
  const chosen = alternates.filter(({ flightId }) => wanted.has(flightId));
  const [first] = chosen;
  const whole = alternates.filter(({ linkId }) => linkId === first?.linkId);
  const isWhole = chosen.length === wanted.size && chosen.length === whole.length;
  if (!first || !isWhole || chosen.some(({ linkId }) => linkId !== first.linkId))
    throw new Refused('FLIGHT_NOT_FOUND', 'These flights are not offered together');
  return { ...state, chosen: whole.map(({ flightId }) => flightId) };
}

function withHotel({ state }: Option, { alternateId }: Given): Option['state'] {
  const hotel = state.availableHotels?.find((each) => each.alternateId === alternateId);
  if (!hotel) throw new Refused('NO_AVAILABLE_HOTELS', 'This hotel has no room');
  return { ...state, chosen: [hotel.alternateId] };
}

/** Keeps the offered choices. */
function begunAgain({ state: { booking: _, confirmation: __, chosen: ___, ...state } }: Option): Option['state'] {
  return state;
}
