import { airlines } from '#schema/generated/airlines.ts';

/** Under whose code a flight goes; null where nobody knows it for sure. */
export const airlineOf = (flightNumber: string): string | null => airlines[flightNumber.slice(0, 2)] ?? null;
