import { assign, setup } from 'xstate';

import { travellersProblem } from '#rules/insurance/travellers.ts';
import type { Reaction } from '#schema/classify.ts';
import { actionPort, promisePort } from '../../kit/port.ts';
import type { AddingOutput } from '../../kit/records/adding.ts';
import { refusalGuards, refusalPorts } from '../../kit/refusals.ts';
import { addPassengerMachine, type Passenger } from '../../passengers/addPassenger.machine.ts';
import type { CompleteTripDraft, CompletionEntries, CompletionSetting } from './entries.ts';
import {
  getInsuredTrip,
  type InsuredTrip,
  isShownElsewhere,
  type NewTrip,
  type PurchaseAnswer,
  type TripFound,
} from './purchase.ts';

export type CompleteTripEvent =
  | { type: 'travellers.chosen'; passengerIds: string[]; delegatedPassengerId: string | null }
  | { type: 'passenger.requested' }
  | { type: 'purchase.confirmed'; termsConfirmed: boolean; bookingRef: string | null }
  /** Sends the unreceived purchase again, unchanged. */
  | { type: 'resend.requested' }
  | { type: 'retry.requested' }
  | { type: 'trip.acknowledged' }
  | { type: 'page.left' }
  | { type: 'flights.reopened' }
  | { type: 'trip.reopened' };

type CompleteTripInput = CompletionSetting & { draft: CompleteTripDraft | null };

type CompleteTripContext = CompletionSetting &
  CompletionEntries & {
    page: CompleteTripDraft['page'];
    termsConfirmed: boolean;
    refusal: Reaction | null;
    trip: InsuredTrip | null;
    leftFor: 'flights' | 'trip';
  };

/** `to`: the earlier step that the customer wants to change. Their input is kept in `draft`. */
export type CompleteTripOutput =
  | { kind: 'insured'; trip: InsuredTrip }
  | { kind: 'left'; to: 'flights' | 'trip'; draft: CompleteTripDraft; newcomers: readonly Passenger[] };

/** Types, actors, actions, guards and delays of the chart in `completeTrip.machine.ts`. */
export const completeTripSetup = setup({
  types: {} as {
    context: CompleteTripContext;
    events: CompleteTripEvent;
    input: CompleteTripInput;
    output: CompleteTripOutput;
    children: { addPassenger: 'addPassenger' };
  },
  actors: {
    addPassenger: addPassengerMachine,
    insureTrip: promisePort<PurchaseAnswer, { trip: NewTrip; key: string }>('insureTrip'),
    findTrip: promisePort<TripFound, { trip: NewTrip }>('findTrip'),
  },
  actions: {
    react: refusalPorts.react,
    reactElsewhere: refusalPorts.reactElsewhere,
    announceTrip: actionPort<{ trip: InsuredTrip }>('announceTrip'),
    storeNewcomer: assign({
      newcomers: ({ context }, output: AddingOutput<Passenger>) =>
        output.kind === 'added' ? [...context.newcomers, output.added] : context.newcomers,
    }),
    storeTrip: assign({ trip: (_, answer: PurchaseAnswer | TripFound) => getInsuredTrip(answer) }),
  },
  guards: {
    wasAt: ({ context }, page: CompleteTripDraft['page']) => context.page === page,
    selectsPassengers: ({ context }) => context.passengerSelection,
    mayTravel: ({ context }, passengerIds: string[]) => travellersProblem(passengerIds.length, context) === null,
    mayAddPassengers: ({ context }) => context.mayAddPassengers,
    areTermsConfirmed: (_, termsConfirmed: boolean) => termsConfirmed,
    ...refusalGuards,
    isInsured: (_, answer: TripFound) => answer.kind === 'insured',
    isSaidElsewhere: (_, answer: PurchaseAnswer) => isShownElsewhere(answer),
  },
  delays: { travellersDebounce: 500 },
});
