import type { AlternateFlight, AvailableHotel, Lounge } from '#schema/rest/resolutions.ts';

import type { LoungeId } from '../content/texts/content.ts';
import { english } from '../content/texts/english/index.ts';
import { toUuid } from '../ids.ts';
import { ghostLounge } from './magic.ts';

const dayMs = 24 * 60 * 60_000;

const { venues } = english;

const lounge = (loungeId: LoungeId, terminal: string, name: string): Lounge => ({
  loungeId,
  terminal,
  name,
  securityLocation: venues.afterSecurity,
  ...venues.lounges[loungeId],
});

/** Two lounges in the terminal that most flights leave from and two in another. */
export const lounges: Lounge[] = [
  lounge('LNG-HARBOUR', '2', 'Harbour Lounge'),
  lounge('LNG-NORTH', '2', 'North Lounge'),
  lounge('LNG-SKYLIGHT', '3', 'Skylight Lounge'),
  lounge('LNG-QUIET', '3', 'The Quiet Room'),
];

export const ghosts: Lounge[] = [...lounges, lounge('LNG-GHOST', '2', ghostLounge)];

type Leg = [number: string, origin: string, destination: string, leaves: string, arrives: string];

const link = (key: string, linkId: string, legs: Leg[]): AlternateFlight[] =>
  legs.map(([flightNumber, origin, destination, embarkDate, arrivalDate], at) => ({
    flightId: toUuid(`alternate:${key}:${linkId}:${at}`),
    flightNumber,
    linkId,
    origin,
    destination,
    embarkDate,
    arrivalDate,
    terminal: '2',
  }));

/** The flight to replace: number, airports and the UTC day of departure. */
export type Missed = { key: string; origin: string; destination: string; day: string };

/** Returns alternatives on the next day: a direct flight, one with a stop of 95 minutes, and one with two stops. */
export function createAlternates({ key, origin, destination, day }: Missed): AlternateFlight[] {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);
  const [one = '', two = '', three = ''] = ['CDG', 'FRA', 'AMS', 'ZRH', 'MAD'].filter(
    (hub) => hub !== origin && hub !== destination,
  );
  return [
    ...link(key, 'direct', [['AF201', origin, destination, `${next} 14:05`, `${next} 16:50`]]),
    ...link(key, 'one-stop', [
      ['AF310', origin, one, `${next} 11:00`, `${next} 13:05`],
      ['AF311', one, destination, `${next} 14:40`, `${next} 15:55`],
    ]),
    ...link(key, 'two-stops', [
      ['AF420', origin, two, `${next} 07:00`, `${next} 09:00`],
      ['AF421', two, three, `${next} 10:10`, `${next} 11:20`],
      ['AF422', three, destination, `${next} 13:00`, `${next} 13:25`],
    ]),
  ];
}

export const hotels: AvailableHotel[] = Object.entries(venues.hotels).map(([alternateId, description]) => ({
  alternateId,
  description,
}));
