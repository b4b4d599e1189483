import { airlines } from '#schema/generated/airlines.ts';

export const findAirline = (flightNumber: string): string | null => airlines[flightNumber.slice(0, 2)] ?? null;
