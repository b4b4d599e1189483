import {
  array,
  boolean,
  enums,
  type Infer,
  literal,
  nullable,
  number,
  object,
  optional,
  record,
  size,
  string,
  type,
  unknown,
} from 'superstruct';

import { flag, id } from './common.ts';
import { dateTime, instant } from './moments.ts';
import { orNone } from './repairable.ts';
import { Flight } from './trips.ts';
import { Policy } from './users.ts';
import { currency, int } from './values.ts';

const text = optional(nullable(string()));
const amount = optional(nullable(number()));
const allowance = optional(nullable(boolean()));

/** GET /platform/resolutions/options: of a flight of a trip, a bag, or an insured item and what watches it. */
export const WhichCase = object({
  category: enums(['FLIGHT', 'LUGGAGE', 'ITEM']),
  tripId: optional(id),
  flightId: optional(id),
  bagId: optional(id),
  itemId: optional(id),
  monitorId: optional(id),
});
export type WhichCase = Infer<typeof WhichCase>;

const Lounge = type({
  loungeId: string(),
  terminal: string(),
  name: string(),
  securityLocation: string(),
  /** By day, parted by semicolons. */
  businessHours: string(),
  directions: string(),
});
export type Lounge = Infer<typeof Lounge>;

const AlternateFlight = type({
  flightId: id,
  flightNumber: string(),
  /** Flights with the same one are flown one after the other. */
  linkId: string(),
  origin: string(),
  destination: string(),
  embarkDate: dateTime,
  arrivalDate: dateTime,
  terminal: text,
});
export type AlternateFlight = Infer<typeof AlternateFlight>;

const AvailableHotel = type({ alternateId: string(), resolutionId: optional(nullable(id)), description: string() });
export type AvailableHotel = Infer<typeof AvailableHotel>;

const LoungeBooking = type({
  location: type({ name: string(), securityLocation: string(), terminal: string(), directions: string() }),
  userName: string(),
  units: int,
});
export type LoungeBooking = Infer<typeof LoungeBooking>;

const BookedFlight = type({
  flightNumber: string(),
  embarkDate: dateTime,
  originAirport: string(),
  destinationAirport: string(),
});

/** Of a lounge its code, of a hotel its name, of flights what is flown. */
const Confirmation = type({
  displayCode: text,
  displayCodeUrl: text,
  expirydate: optional(nullable(instant)),
  prize: amount,
  currency: optional(nullable(currency)),
  capped: optional(nullable(flag)),
  extras: optional(nullable(record(string(), unknown()))),
  flights: optional(nullable(array(BookedFlight))),
  name: text,
  confirmationNumber: text,
  confirmationMessage: text,
});
export type Confirmation = Infer<typeof Confirmation>;

/** Who moved the option by hand, and why. Told to who acts for customers, and to nobody else. */
const LastChange = type({
  agentId: id,
  /** What the agent is called, as far as the insurer says. */
  agentName: text,
  userId: id,
  from: string(),
  to: string(),
  /** Of a combination the part that was changed. */
  resolutionType: text,
  reason: string(),
  on: instant,
});

/** Where money goes or went, as it was when it was claimed; a partner that pays says only when it was sent. */
const Payout = type({
  vendor: text,
  payoutMethodId: optional(nullable(id)),
  description: text,
  /** No more of it than its owner knows it by: stars and the end of a number, or an e-mail address with stars. */
  account: text,
  /** When it was sent: told whatever became of the option since, unless the money came back. */
  on: optional(nullable(instant)),
});

const ResolutionState = type({
  status: string(),
  /** Of a combination the part that was taken. */
  selected: text,
  lounges: optional(nullable(array(Lounge))),
  alternates: optional(nullable(array(AlternateFlight))),
  availableHotels: optional(nullable(array(AvailableHotel))),
  booking: optional(nullable(LoungeBooking)),
  /** By their ids: the flights, or the hotel, that were chosen of what was found. */
  chosen: optional(nullable(array(string()))),
  confirmation: optional(nullable(Confirmation)),
  resolution: orNone(type({ resolutionId: id, flightId: optional(nullable(id)) })),
  payout: orNone(Payout),
  lastChange: optional(nullable(LastChange)),
  /** All of them, the last one first. */
  changes: optional(nullable(array(LastChange))),
});

export const Resolution = type({
  id,
  /** A remedy, or several joined by a bar. */
  type: string(),
  state: ResolutionState,
  /** Cash instead of what cannot be had: LOUNGE or HOTEL. */
  dependency: text,
  /** An amount of money, or points. */
  prize: amount,
  cap: amount,
  /** Paid by hand: nobody confirms it but the insurer. */
  manual: boolean(),
});
export type Resolution = Infer<typeof Resolution>;

export const ResolutionOptions = type({
  resolutions: array(Resolution),
  insured: type({
    payoutCurrency: currency,
    /** `partner`: the partner pays, whether there is a payout method or not. */
    payouts: text,
    disruptionOptions: optional(
      nullable(type({ yesAllowed: allowance, noAllowed: allowance, callMeAllowed: allowance })),
    ),
  }),
  policy: optional(nullable(Policy)),
  flight: optional(nullable(Flight)),
  alert: optional(
    nullable(
      type({ alertId: id, alertType: enums(['DELAY', 'CANCELLATION']), delayDate: optional(nullable(dateTime)) }),
    ),
  ),
  bag: optional(nullable(type({ bagId: id, pir: string(), reportedOn: instant, status: string() }))),
  item: optional(
    nullable(
      type({
        itemId: id,
        itemTypeId: string(),
        properties: record(string(), unknown()),
        monitorId: optional(nullable(id)),
      }),
    ),
  ),
  trip: optional(nullable(type({ passengers: array(type({ passengerId: id, name: string(), surname: string() })) }))),
  /** Of which type a customer sees options; null is none. */
  next: type({ resolution: orNone(string()), optionId: optional(nullable(id)) }),
  /** Whether one option is chosen out of several. */
  flow: boolean(),
});
export type ResolutionOptions = Infer<typeof ResolutionOptions>;

const name = optional(nullable(size(string(), 0, 100)));

/** PUT /platform/resolutions. With a reason it is an agent's. */
export const SubmittedResolution = object({
  userId: id,
  /** A part of the option's type. */
  resolutionType: string(),
  optionId: id,
  resolutionId: optional(nullable(id)),
  rejected: optional(nullable(literal(true))),
  callMe: optional(nullable(literal(true))),
  /** `None`: there is no getting to a lounge. */
  loungeId: optional(nullable(size(string(), 1, 100))),
  isDashboard: optional(nullable(boolean())),
  firstName: name,
  surname: name,
  payoutMethodId: optional(nullable(id)),
  alternateId: optional(nullable(size(string(), 1, 100))),
  flightIds: optional(nullable(size(array(id), 1, 10))),
  reason: optional(nullable(size(string(), 0, 1_000))),
  status: text,
});
export type SubmittedResolution = Infer<typeof SubmittedResolution>;

/** PUT /platform/resolutions/{resolutionId}/confirm and PATCH /platform/resolutions/{resolutionId} */
export const WhichResolution = object({ resolutionId: id });
export const PatchedResolution = object({ status: string() });

/** What became of it, by each of the three. */
export const ResolutionChanged = type({
  resolutionId: id,
  status: string(),
  confirmation: optional(nullable(Confirmation)),
});
export type ResolutionChanged = Infer<typeof ResolutionChanged>;
