import { createHash } from 'node:crypto';

import type { CheckedFlight, Direction, FlightType } from '#schema/rest/trips.ts';

import { toUuid } from '../../ids.ts';
import { crowd, type FlightSeed, tripSeeds } from '../seeds/trips.ts';
import { airportCodes, airports } from './airports.ts';
import { manyFlights, smallFlights, unknownFlights } from './magicFlights.ts';

export type Departure = { flightNumber: string; embarkDate: string; embarkTime: string; origin: string };
export type Kind = { direction: Direction; flightType: FlightType };

const minuteMs = 60_000;
const legMinutes = 5 * 60;

export const isFlightNumber = (text: string): boolean => /^(?!\d\d)[A-Z0-9_*]{2}\d{1,6}$/.test(text);

/** Returns the departure in milliseconds since the epoch. */
export const parseDeparture = ({ embarkDate, embarkTime }: Departure): number =>
  Date.parse(`${embarkDate}T${embarkTime}:00Z`);

/** Flights of the seeded trips. Carriers operate them on every other day too. */
const seeded = new Map<string, FlightSeed>(
  [...Object.values(tripSeeds), crowd]
    .flat()
    .flatMap(({ flights }) => flights.map((flight) => [flight.number, flight])),
);

/** Returns the flights under a number on a day. They depend on the number alone, so that every run gets the same. */
export function scheduled(flightNumber: string, embarkDate: string): Departure[] {
  const known = seeded.get(flightNumber);
  if (known) return [{ flightNumber, embarkDate, embarkTime: known.time, origin: known.route.slice(0, 3) }];
  const count = flightNumber in unknownFlights ? 0 : (manyFlights[flightNumber] ?? 1);
  const [first = 0, hours = 0, minutes = 0] = bytesOf(flightNumber);
  return Array.from({ length: count }, (_, leg) => ({
    flightNumber,
    embarkDate,
    embarkTime: clockOf(6 * 60 + (hours % 4) * 60 + (minutes % 12) * 5 + leg * legMinutes),
    origin: airportAt(first, leg),
  }));
}

/**
 * Returns the flights that a customer entered by hand and the ones that turn up with them, each starting where the one
 * before lands.
 */
export function withFollowers(provided: Departure): Departure[] {
  const count = unknownFlights[provided.flightNumber] ?? 1;
  const leaves = minutesOf(provided.embarkTime);
  const from = airportCodes.indexOf(provided.origin);
  const [first = 0] = from < 0 ? bytesOf(provided.flightNumber) : [from];
  return Array.from({ length: count }, (_, leg) =>
    leg === 0
      ? provided
      : { ...provided, embarkTime: clockOf((leaves + leg * legMinutes) % (24 * 60)), origin: airportAt(first, leg) },
  );
}

/** Returns the whole flight for a departure, the same for every caller. */
export function toCheckedFlight(departure: Departure, { direction, flightType }: Kind): CheckedFlight {
  const { flightNumber, embarkDate, embarkTime, origin } = departure;
  const known = seeded.get(flightNumber);
  const destination = known ? known.route.slice(4) : destinationFrom(origin, flightNumber);
  const [, , , length = 0] = bytesOf(flightNumber);
  const minutes = known ? (known.minutes ?? 135) : 60 + length;
  const [arrivalDate = '', arrivalTime = ''] = new Date(parseDeparture(departure) + minutes * minuteMs)
    .toISOString()
    .slice(0, 16)
    .split('T');
  return {
    flightId: toUuid(`carrier:${flightNumber}:${embarkDate}:${origin}`),
    flightNumber,
    embarkDate,
    embarkTime,
    arrivalDate,
    arrivalTime,
    origin,
    destination,
    originAirport: airports.get(origin) ?? origin,
    destinationAirport: airports.get(destination) ?? destination,
    terminal: known?.terminal === undefined ? String(1 + (length % 5)) : known.terminal,
    direction,
    flightType,
    totalPassengers: smallFlights[flightNumber] ?? 9,
    cancelled: 0,
    active: 1,
    departed: 0,
    alerted: 0,
    notified: 0,
    isMonitored: 1,
  };
}

const bytesOf = (text: string) => createHash('sha256').update(text).digest();

const airportAt = (first: number, leg: number): string => airportCodes[(first + leg * 7) % airportCodes.length] ?? '';

/** Moves seven places on in the list, so that each leg starts where the one before it ended. */
function destinationFrom(origin: string, flightNumber: string): string {
  const [first = 0] = bytesOf(flightNumber);
  const from = airportCodes.indexOf(origin);
  return airportAt(from < 0 ? first : from, 1);
}

const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
