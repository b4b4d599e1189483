import type { Allowances } from '#schema/lifecycles.ts';

import type { Refused } from '../answers.ts';

/** By what a case is found: a flight of a trip, a bag, or an insured item and what watches it. */
export type Which =
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

/** Where money goes or went: as it was when it was claimed, whatever becomes of the method afterwards. */
export type Payout = {
  vendor: string | null;
  payoutMethodId: string | null;
  description: string | null;
  /** No more of it than its owner knows it by. */
  account: string | null;
  /** When it was sent, as far as anybody has said so; whatever became of the option since. */
  on: string | null;
};

/** What an agent changed by hand. */
export type LastChange = {
  agentId: string;
  /** What the agent is called; null where the insurer does not say. */
  agentName: string | null;
  userId: string;
  from: string;
  to: string;
  /** The remedy, or the part of a combination, that was changed; null where the insurer does not say. */
  resolutionType: string | null;
  reason: string;
  on: string;
};

/** `type`: a remedy, or several joined by a bar. `status`: one of eleven, or one that nobody has heard of. */
export type Option = {
  optionId: string;
  type: string;
  status: string;
  /** Of a combination the part that was taken. */
  selected: string | null;
  /** From when on somebody asked for it. */
  resolutionId: string | null;
  prize: number | null;
  cap: number | null;
  dependency: string | null;
  manual: boolean;
  lounges: readonly Lounge[];
  alternates: readonly AlternateFlight[];
  /** `resolutionId`: by which a hotel is chosen, where it has one of its own. */
  hotels: readonly { alternateId: string; resolutionId: string | null; description: string }[];
  booking: {
    location: { name: string; securityLocation: string; terminal: string; directions: string };
    userName: string;
    /** Number of people that the pass lets in; undefined until the insurer has said so. */
    units?: number;
  } | null;
  /** By their ids: the flights, or the hotel, that were chosen of what was found. */
  chosen: readonly string[];
  confirmation: Confirmation | null;
  payout: Payout | null;
  lastChange: LastChange | null;
  /** As far as the insurer tells all of them: the last one first. */
  changes: readonly LastChange[];
};

/** What happened, and what may be had for it. */
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
  /** The type of the options that a customer is shown; null is none. */
  next: string | null;
  flow: boolean;
};

/** What is said of an option, besides which it is. */
export type OptionAnswer =
  | { rejected: true }
  | { callMe: true }
  | { loungeId: 'None'; isDashboard: false }
  | { loungeId: string; firstName: string; surname: string }
  | { payoutMethodId: string }
  | { flightIds: string[] }
  | { alternateId: string }
  /** Yes; and points, or cash that a partner pays. */
  | Record<never, never>
  /** An agent's, by hand. */
  | { reason: string; rejected: true }
  | { reason: string; status: 'Initial' | 'None' };

export type CaseRead = { kind: 'read'; case: Case; at: number } | Refused;
/** `status`: what it came to, which the insurer says. */
export type OptionChanged = { kind: 'changed'; resolutionId: string; status: string } | Refused;
