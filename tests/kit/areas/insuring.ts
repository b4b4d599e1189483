import { expect } from 'vitest';

import type { AddInsuranceDraft } from '#machines/insurance/tripEntries.ts';
import {
  acknowledgeTrip,
  chooseTravellers,
  confirmPurchase,
  continueDraft,
  describeFlight,
  recogniseFlight,
} from '#paths/specs/kit/insuring.ts';
import { toDraftItem } from '#rules/insurance/tripTypes.ts';
import { addresses } from '#src/lib/addresses.ts';
import { type Opening, type Stage, skyPage, until } from '../browser/stage.tsx';
import { passengers } from '../customer/account.ts';
import { airports } from '../customer/airports.ts';
import { lookedUp } from '../customer/lookedUp.ts';
import { anna, toUuid } from '../customer/sky.ts';
import { perform } from '../flows/acts.ts';

const [first] = passengers.passengers;
const three = [...passengers.passengers, { ...first, passengerId: toUuid(23), name: 'Carla' }];

/** Anna in the wizard that insures a trip, with its data. */
export const insuring: Opening = {
  path: addresses.insureTrip,
  session: { ...anna, signedInAt: skyPage.now },
  answers: { Airports: airports, Passengers: { passengers: three } },
};

/** Oslo to London on 1 December, with room for two. */
export const out = lookedUp('OSL-LHR', '2026-12-01', { totalPassengers: 2 });
export const back = lookedUp('LHR-OSL', '2026-12-08', { flightId: toUuid(61), direction: 'inbound' });

/** A draft of a single trip at its first page. */
export const left: AddInsuranceDraft = {
  page: 'describing',
  policyNumber: 'POL-ACTIVE',
  tripType: 'single',
  items: [],
  lookup: null,
  completion: null,
};

/** A draft of a single trip with its flight, at the page of travellers. */
export const leftAtTravellers: AddInsuranceDraft = { ...left, page: 'completing', items: [toDraftItem([out])] };

export const leftUnfinished = (draft: AddInsuranceDraft): Opening => ({
  ...insuring,
  drafts: { addInsurance: { version: 3, savedAt: skyPage.now, draft, entry: null } },
});

export async function continueOfferedDraft(stage: Stage): Promise<void> {
  await until(() => expect(document.querySelectorAll('[data-machine=wizard]')).toHaveLength(1));
  const isOffered = document.querySelector('[data-machine=wizard][data-state=offering]') !== null;
  if (isOffered) await perform(stage, continueDraft, {});
}

/** Looks up a flight successfully. `FlightCheck` must be held. */
export async function lookUp(stage: Stage): Promise<void> {
  await perform(stage, describeFlight, { flightNumber: 'SK101', embarkDate: '2026-12-04' });
  stage.wire.answerAsEver('FlightCheck');
  await perform(stage, recogniseFlight, {});
}

/** Sends the purchase of the trip for Anna, from the page of travellers. `InsureTrip` must be held. */
export async function sendPurchase(stage: Stage): Promise<void> {
  const [choose, confirm] = [chooseTravellers, confirmPurchase];
  await perform(stage, choose, { passengerIds: ['Anna Berg'], delegatedPassengerId: null });
  await stage.pass(500);
  await perform(stage, confirm, { bookingRef: 'BK1', termsConfirmed: true });
  await until(() => expect(stage.wire.isWaiting('InsureTrip')).toBe(true));
}

/** Buys the trip successfully. `InsureTrip` must be held. */
export async function buy(stage: Stage): Promise<void> {
  await sendPurchase(stage);
  stage.wire.answerAsEver('InsureTrip');
  await perform(stage, acknowledgeTrip, {});
}

/** Buys the trip, and loses both the answer and that of the check. `InsureTrip` and `BoughtTrips` must be held. */
export async function buyUnheard(stage: Stage): Promise<void> {
  await sendPurchase(stage);
  stage.wire.lose('InsureTrip');
  await until(() => expect(stage.wire.isWaiting('BoughtTrips')).toBe(true));
  stage.wire.lose('BoughtTrips');
  await until(() => expect(document.querySelectorAll('[data-state=outcomeUnknown]')).toHaveLength(1));
}
