import type { Code } from '#schema/errors.ts';

/** Error codes that checking these flights returns, on any date. */
export const refusedFlights: Record<string, Code> = {
  ZZ403: 'FLIGHT_NOT_PERMITTED',
  ZZ410: 'INVALID_FLIGHT_NUMBER',
  ZZ411: 'INVALID_DATE',
  ZZ412: 'FLIGHT_TOO_SOON',
  ZZ413: 'FLIGHT_OUT_OF_DATE_RANGE',
  ZZ414: 'NO_FLIGHT_FOR_DATE',
  ZZ415: 'DUPLICATE_FLIGHT',
  ZZ500: 'VENDOR_ERROR',
};

/** Makes the carriers fail without an error code. */
export const brokenFlight = 'ZZ501';

/** Answered with 204. */
export const silentFlight = 'ZZ204';

/** Flights that no carrier knows, with the number of results once a customer enters them by hand. */
export const unknownFlights: Record<string, number> = { ZZ404: 0, ZZ405: 1, ZZ406: 2 };

/** Flight numbers that return several flights. */
export const manyFlights: Record<string, number> = { ZZ200: 2, ZZ300: 3 };

/** Maximum number of insured passengers per flight. Other flights allow nine. */
export const smallFlights: Record<string, number> = { ZZ102: 2 };

/** Flights on a trip whose reports are refused: their customers have not received the outcome yet. */
export const unreportableFlights: Record<string, Code> = {
  SK404: 'FLIGHT_NOT_FOUND',
  SK406: 'NO_TRIPS_FOR_FLIGHT',
  SK408: 'FLIGHT_ALERTED',
  SK409: 'TRIP_NOT_FOUND',
};

/** Flights that the lookup finds but insuring refuses. */
export const uninsurableFlights: Record<string, Code> = {
  ZZ60000: 'FLIGHT_ALREADY_BOOKED',
  ZZ60001: 'FLIGHT_ALERTED',
  ZZ60002: 'MAX_TRIPS_EXCEEDED',
  ZZ60003: 'NO_DEFAULT_PASSENGER',
  ZZ60004: 'NO_PASSENGER',
  ZZ60005: 'INVALID_PASSENGER',
  ZZ60006: 'INVALID_ENTITLEMENT',
  ZZ60007: 'PASSENGER_NOT_FOUND',
  ZZ60008: 'MAX_ACCOUNT_PASSENGERS_EXCEEDED',
};

export type Hindered = { change?: Code; cancel?: Code };

/** Flights that can be insured, with the codes that the resulting trip refuses. */
export const hinderedTrips: Record<string, Hindered> = {
  ZZ61000: { change: 'NO_PASSENGER' },
  ZZ61001: { change: 'INVALID_PASSENGER' },
  ZZ61002: { change: 'MAX_ACCOUNT_PASSENGERS_EXCEEDED' },
  ZZ61003: { cancel: 'IN_USE' },
};

/** A trip with this flight is cancelled elsewhere just before its customer changes or cancels it. */
export const lostMeanwhile = 'SK404';

/** The airline cancels this flight just before its customer changes or cancels the trip. */
export const cancelledMeanwhile = 'SK407';
