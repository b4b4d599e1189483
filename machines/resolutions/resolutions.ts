import type { Allowances } from '#schema/lifecycles.ts';

import type { Refused } from '../kit/refusals.ts';

/** Identifies a disruption: by a flight of a trip, a bag, or an insured item and its monitor. */
export type DisruptionRef =
  | { category: 'FLIGHT'; tripId: string; flightId: string }
  | { category: 'LUGGAGE'; bagId: string }
  | { category: 'ITEM'; itemId: string; monitorId: string };

export type Lounge = {
  loungeId: string;
  terminal: string;
  name: string;
  securityLocation: string;
  businessHours: string;
  directions: string;
};

export type AlternateFlight = {
  flightId: string;
  flightNumber: string;
  linkId: string;
  origin: string;
  destination: string;
  embarkDate: string;
  arrivalDate: string;
  terminal: string | null;
};

export type Confirmation = {
  displayCode: string | null;
  displayCodeUrl: string | null;
  expirydate: string | null;
  prize: number | null;
  currency: string | null;
  isCapped: boolean;
  extras: Readonly<Record<string, unknown>>;
  flights: readonly { flightNumber: string; embarkDate: string; originAirport: string; destinationAirport: string }[];
  name: string | null;
  confirmationNumber: string | null;
  confirmationMessage: string | null;
};

/** The account of a payment at the time of the claim, whatever happens to the method afterwards. */
export type Payout = {
  vendor: string | null;
  payoutMethodId: string | null;
  description: string | null;
  /** Shortened to the part that the owner recognizes. */
  account: string | null;
  /** When the money was sent, if known; kept even if the option changes later. */
  on: string | null;
};

/** A change that an agent made by hand. */
export type LastChange = {
  agentId: string;
  agentName: string | null;
  userId: string;
  from: string;
  to: string;
  /** The remedy, or the part of a combination, that was changed; null if the insurer does not say. */
  resolutionType: string | null;
  reason: string;
  on: string;
};

/** `type`: a remedy, or several joined by a bar. `status`: one of eleven, or an unknown one. */
export type Option = {
  optionId: string;
  type: string;
  status: string;
  /** The part of a combination that was taken. */
  selected: string | null;
  /** Set once the option was requested. */
  resolutionId: string | null;
  prize: number | null;
  cap: number | null;
  dependency: string | null;
  manual: boolean;
  lounges: readonly Lounge[];
  alternates: readonly AlternateFlight[];
  /** `resolutionId`: chooses a hotel with a separate resolution id. */
  hotels: readonly { alternateId: string; resolutionId: string | null; description: string }[];
  booking: {
    location: { name: string; securityLocation: string; terminal: string; directions: string };
    userName: string;
    /** Number of people that the pass admits; undefined until the insurer has said so. */
    units?: number;
  } | null;
  /** Ids of the flights, or of the hotel, that were chosen. */
  chosen: readonly string[];
  confirmation: Confirmation | null;
  payout: Payout | null;
  lastChange: LastChange | null;
  /** All known changes, the latest first. */
  changes: readonly LastChange[];
};

export type Case = {
  options: readonly Option[];
  currency: string;
  isPaidByPartner: boolean;
  allowances: Allowances;
  policy: { policyCap: number | null; policyCapUsed: number | null } | null;
  flight: {
    flightId: string;
    flightNumber: string;
    embarkDate: string;
    embarkTime: string;
    arrivalDate: string;
    arrivalTime: string;
    origin: string;
    originAirport: string;
    destination: string;
    destinationAirport: string;
    terminal: string | null;
  } | null;
  alert: { alertId: string; alertType: string; delayDate: string | null } | null;
  bag: { bagId: string; pir: string; reportedOn: string; status: string } | null;
  item: { itemId: string; itemTypeId: string; properties: Readonly<Record<string, unknown>> } | null;
  passengers: readonly { passengerId: string; name: string; surname: string }[];
  /** The type of the options that a customer is shown; null if none. */
  next: string | null;
  flow: boolean;
};

/** The body of an answer to an option. */
export type OptionAnswer =
  | { rejected: true }
  | { callMe: true }
  | { loungeId: 'None'; isDashboard: false }
  | { loungeId: string; firstName: string; surname: string }
  | { payoutMethodId: string }
  | { flightIds: string[] }
  | { alternateId: string }
  /** Accepts the option; also claims points, or cash that a partner pays. */
  | Record<never, never>
  | { reason: string; rejected: true }
  | { reason: string; status: 'Initial' | 'None' };

export type CaseRead = { kind: 'read'; case: Case; at: number } | Refused;
/** `status`: the resulting status, as the insurer reports it. */
export type OptionChanged = { kind: 'changed'; resolutionId: string; status: string } | Refused;
