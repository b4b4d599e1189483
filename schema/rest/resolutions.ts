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

/** GET /platform/resolutions/options: for a flight of a trip, a bag, or an insured item and its monitor. */
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
  /** By day, separated by semicolons. */
  businessHours: string(),
  directions: string(),
});
export type Lounge = Infer<typeof Lounge>;

const AlternateFlight = type({
  flightId: id,
  flightNumber: string(),
  /** Shared by the connecting flights of one route. */
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

/** The code of a lounge, the name of a hotel, or the flight numbers. */
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

/** An agent's override and its reason. Visible to agents only. */
const LastChange = type({
  agentId: id,
  /** The agent's name, if the insurer says it. */
  agentName: text,
  userId: id,
  from: string(),
  to: string(),
  /** The part of a combination that was changed. */
  resolutionType: text,
  reason: string(),
  on: instant,
});

/** The account of a payment at the time of the claim. A partner that pays only reports when the money was sent. */
const Payout = type({
  vendor: text,
  payoutMethodId: optional(nullable(id)),
  description: text,
  /** The part that the owner recognizes: stars and the end of a number, or an e-mail address with stars. */
  account: text,
  /** When the money was sent. Stays when the option changes later, unless the money came back. */
  on: optional(nullable(instant)),
});

const ResolutionState = type({
  status: string(),
  /** The part of a combination that was taken. */
  selected: text,
  lounges: optional(nullable(array(Lounge))),
  alternates: optional(nullable(array(AlternateFlight))),
  availableHotels: optional(nullable(array(AvailableHotel))),
  booking: optional(nullable(LoungeBooking)),
  /** Ids of the flights, or of the hotel, that were chosen. */
  chosen: optional(nullable(array(string()))),
  confirmation: optional(nullable(Confirmation)),
  resolution: orNone(type({ resolutionId: id, flightId: optional(nullable(id)) })),
  payout: orNone(Payout),
  lastChange: optional(nullable(LastChange)),
  /** All changes, the latest first. */
  changes: optional(nullable(array(LastChange))),
});

export const Resolution = type({
  id,
  /** A remedy, or several joined by a bar. */
  type: string(),
  state: ResolutionState,
  /** The remedy that this cash replaces if it is unavailable: LOUNGE or HOTEL. */
  dependency: text,
  /** An amount of money, or points. */
  prize: amount,
  cap: amount,
  /** Paid by hand: only the insurer confirms it. */
  manual: boolean(),
});
export type Resolution = Infer<typeof Resolution>;

export const ResolutionOptions = type({
  resolutions: array(Resolution),
  insured: type({
    payoutCurrency: currency,
    /** `partner`: the partner pays, even without a payout method. */
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
  /** The type of the options that a customer is shown; null if none. */
  next: type({ resolution: orNone(string()), optionId: optional(nullable(id)) }),
  /** Whether the customer chooses one of several options. */
  flow: boolean(),
});
export type ResolutionOptions = Infer<typeof ResolutionOptions>;

const name = optional(nullable(size(string(), 0, 100)));

/** PUT /platform/resolutions. A reason marks an agent's override. */
export const SubmittedResolution = object({
  userId: id,
  /** A part of the option's type. */
  resolutionType: string(),
  optionId: id,
  resolutionId: optional(nullable(id)),
  rejected: optional(nullable(literal(true))),
  callMe: optional(nullable(literal(true))),
  /** `None`: no lounge can be reached. */
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

/** The answer to each of the three. */
export const ResolutionChanged = type({
  resolutionId: id,
  status: string(),
  confirmation: optional(nullable(Confirmation)),
});
export type ResolutionChanged = Infer<typeof ResolutionChanged>;
