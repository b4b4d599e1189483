import { airlines } from '#schema/generated/airlines.ts';

export const airlineOf = (flightNumber: string): string | null => airlines[flightNumber.slice(0, 2)] ?? null;
