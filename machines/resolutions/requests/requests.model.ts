import type { Allowances } from '#schema/lifecycles.ts';

import { createRefusal } from '../../kit/refusals.model.ts';
import { createDisruption, createOption } from '../case/case.model.ts';
import type { AlternateFlight, Option } from '../resolutions.ts';
import type { Requested } from './request.ts';
import type { RequestingSnapshot } from './requesting.ts';

const flight = (
  flightId: string,
  linkId: string,
  [origin, destination]: [string, string],
  [embarkDate, arrivalDate]: [string, string],
): AlternateFlight => ({
  flightId,
  flightNumber: flightId,
  linkId,
  origin,
  destination,
  embarkDate: `2026-11-21 ${embarkDate}`,
  arrivalDate: `2026-11-21 ${arrivalDate}`,
  terminal: '2',
});

/** A direct flight, and one via Paris with 95 minutes to change. */
export const alternates = [
  flight('AF201', 'direct', ['FCO', 'LHR'], ['14:05', '16:50']),
  flight('AF311', 'one-stop', ['CDG', 'LHR'], ['14:40', '15:55']),
  flight('AF310', 'one-stop', ['FCO', 'CDG'], ['11:00', '13:05']),
];
const hotels = [
  { alternateId: 'HTL-PIER', resolutionId: null, description: 'Pier Hotel' },
  { alternateId: 'HTL-GATE', resolutionId: null, description: 'Gate Inn' },
];

const found = { REBOOKING: { alternates, hotels: [] }, HOTEL: { alternates: [], hotels } };

export const requested = (remedy: Requested, status: string, more: Partial<Option> = {}): Option =>
  createOption(remedy, {
    optionId: 'option',
    status,
    resolutionId: status === 'Initial' ? null : 'resolution',
    ...found[remedy],
    ...more,
  });

const ofFlight = { category: 'FLIGHT', tripId: 'trip', flightId: 'flight' } as const;

const called: Allowances = { callMeAllowed: true };

export function createRequestSamples(remedy: Requested, noneLeft: 'NO_ALTERNATE_FLIGHTS' | 'NO_AVAILABLE_HOTELS') {
  const of = (status: string, more?: Partial<Option>) => requested(remedy, status, more);
  const nothing = { alternates: [], hotels: [] };
  const start = { which: ofFlight, userId: 'anna', mayWrite: true, newKey: () => 'key', allowances: called };
  const changed = (status: string) => ({ kind: 'changed' as const, resolutionId: 'resolution', status });
  const read = (option: Option) => ({
    kind: 'read' as const,
    case: createDisruption([option], { allowances: called }),
    at: 1,
  });
  const told = (option: Option) => ({ option, allowances: called });

  return {
    inputs: {
      'to be asked': { ...start, option: of('Initial') },
      'to be chosen': { ...start, option: of('OptionsSent') },
      'under way': { ...start, option: of('Requested') },
    },
    events: {
      'option.requested': 'no payload',
      'decline.requested': 'no payload',
      'decline.confirmed': 'no payload',
      'decline.cancelled': 'no payload',
      'call.requested': 'no payload',
      'choice.made': {
        one: { choice: remedy === 'HOTEL' ? { alternateId: 'HTL-GATE' } : { flightIds: ['AF310', 'AF311'] } },
      },
      'retry.requested': 'no payload',
      'option.read': {
        'to be asked': told(of('Initial')),
        'to be chosen': told(of('OptionsSent')),
        'nothing found': told(of('OptionsSent', nothing)),
        'under way': told(of('Requested')),
      },
    },
    answers: {
      submit: {
        Requested: changed('Requested'),
        OptionsSent: changed('OptionsSent'),
        [noneLeft]: createRefusal(noneLeft),
        INVALID_RESOLUTION_TYPE: createRefusal('INVALID_RESOLUTION_TYPE'),
        RESOLUTION_NOT_FOUND: createRefusal('RESOLUTION_NOT_FOUND'),
      },
      readCase: {
        'to be asked': read(of('Initial')),
        'to be chosen': read(of('OptionsSent')),
        'under way': read(of('Requested')),
        TRIP_NOT_FOUND: createRefusal('TRIP_NOT_FOUND'),
      },
    },
    stateKey: ({ option, doing }: RequestingSnapshot['context']) =>
      [
        doing && option.status,
        option.status === 'OptionsSent' && option.alternates.length + option.hotels.length === 0 && 'nothing found',
        doing,
      ]
        .filter(Boolean)
        .join(', '),
  } as const;
}
