import type { AlternateFlight, AvailableHotel, Lounge } from '#schema/rest/resolutions.ts';

import { idOf } from '../ids.ts';
import { ghostLounge } from './magic.ts';

const lounge = (
  loungeId: string,
  terminal: string,
  name: string,
  businessHours: string,
  directions: string,
): Lounge => ({
  loungeId,
  terminal,
  name,
  securityLocation: 'After security',
  businessHours,
  directions,
});

/** Two in the terminal that most flights leave from, two in another. */
export const lounges: Lounge[] = [
  lounge(
    'LNG-HARBOUR',
    '2',
    'Harbour Lounge',
    'Mon-Fri 05:00-22:00;Sat 06:00-20:00;Sun 07:00-22:00',
    'Left after the duty-free shop, first floor',
  ),
  lounge('LNG-NORTH', '2', 'North Lounge', 'Every day 05:30-23:00', 'Opposite gate B14'),
  lounge('LNG-SKYLIGHT', '3', 'Skylight Lounge', 'Every day 06:00-21:00', 'By the train, then up the escalator'),
  lounge('LNG-QUIET', '3', 'The Quiet Room', 'Mon-Sat 07:00-19:00', 'Next to the chapel'),
];

export const ghosts: Lounge[] = [...lounges, lounge('LNG-GHOST', '2', ghostLounge, 'Never', 'Nobody knows')];

type Leg = [number: string, route: string, leaves: string, arrives: string];

const link = (key: string, linkId: string, legs: Leg[]): AlternateFlight[] =>
  legs.map(([flightNumber, route, embarkDate, arrivalDate], at) => {
    const [origin = '', destination = ''] = route.split('-');
    return {
      flightId: idOf(`alternate:${key}:${linkId}:${at}`),
      flightNumber,
      linkId,
      origin,
      destination,
      embarkDate,
      arrivalDate,
      terminal: '2',
    };
  });

/** A direct flight, one with a stop of 95 minutes, and one with two stops, on a day that is given. */
export const alternatesOn = (key: string, day: string): AlternateFlight[] => [
  ...link(key, 'direct', [['AF201', 'FCO-LHR', `${day} 14:05`, `${day} 16:50`]]),
  ...link(key, 'one-stop', [
    ['AF310', 'FCO-CDG', `${day} 11:00`, `${day} 13:05`],
    ['AF311', 'CDG-LHR', `${day} 14:40`, `${day} 15:55`],
  ]),
  ...link(key, 'two-stops', [
    ['AF420', 'FCO-FRA', `${day} 07:00`, `${day} 09:00`],
    ['AF421', 'FRA-AMS', `${day} 10:10`, `${day} 11:20`],
    ['AF422', 'AMS-LHR', `${day} 13:00`, `${day} 13:25`],
  ]),
];

export const hotels: AvailableHotel[] = [
  { alternateId: 'HTL-PIER', description: 'Pier Hotel, ten minutes by shuttle, breakfast from five' },
  { alternateId: 'HTL-GATE', description: 'Gate Inn, in the terminal' },
  { alternateId: 'HTL-GARDEN', description: 'Garden House, twenty minutes by taxi, family rooms' },
];
