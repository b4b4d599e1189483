import { expect, it } from 'vitest';

import type { AlternateFlight, OptionAnswer } from '../resolutions.ts';
import { applyChoice, findChosenAlternative, listRoutes } from './request.ts';
import { alternates, requested } from './requests.model.ts';

it('groups connecting flights in order and lists direct flights first even if they depart later', () => {
  expect(
    listRoutes(alternates).map(({ linkId, flights }) => [linkId, ...flights.map((each) => each.flightId)]),
  ).toEqual([
    ['direct', 'AF201'],
    ['one-stop', 'AF310', 'AF311'],
  ]);
});

it('orders direct flights by departure', () => {
  const [direct] = alternates;
  const leaving = (linkId: string, embarkDate: string) => ({ ...(direct as AlternateFlight), linkId, embarkDate });
  const ways = [leaving('late', '2026-11-20 18:00'), leaving('early', '2026-11-20 09:00')];
  expect(listRoutes(ways).map(({ linkId }) => linkId)).toEqual(['early', 'late']);
});

it("keeps the insurer's order of routes that depart at the same time", () => {
  const [direct] = alternates;
  const ways = ['b', 'c', 'a'].map((linkId) => ({ ...(direct as AlternateFlight), linkId }));
  expect(listRoutes(ways).map(({ linkId }) => linkId)).toEqual(['b', 'c', 'a']);
});

it('returns the complete chosen route in order, and no other', () => {
  const { way, hotel } = findChosenAlternative(requested('REBOOKING', 'Confirmed', { chosen: ['AF311', 'AF310'] }));

  expect(way?.flights.map(({ flightId }) => flightId)).toEqual(['AF310', 'AF311']);
  expect(hotel).toBeUndefined();
});

it('returns the chosen hotel, and no other', () => {
  const option = requested('HOTEL', 'Confirmed', { chosen: ['HTL-GATE'] });

  expect(findChosenAlternative(option)).toEqual({ hotel: expect.objectContaining({ description: 'Gate Inn' }) });
});

it.each(['REBOOKING', 'HOTEL'] as const)('returns nothing if the insurer does not name the choice (%s)', (remedy) => {
  expect(findChosenAlternative(requested(remedy, 'Confirmed'))).toEqual({});
  expect(findChosenAlternative(requested(remedy, 'Confirmed', { chosen: ['another'] }))).toEqual({});
});

const changed = { kind: 'changed', resolutionId: 'made', status: 'Requested' } as const;
const refused = { kind: 'refused', reaction: { kind: 'error' } } as const;

it.each<[string, 'REBOOKING' | 'HOTEL', OptionAnswer | null, readonly string[]]>([
  ['flights', 'REBOOKING', { flightIds: ['AF201'] }, ['AF201']],
  ['a hotel', 'HOTEL', { alternateId: 'HTL-PIER' }, ['HTL-PIER']],
  ['nothing yet', 'HOTEL', { callMe: true }, []],
  ['nothing that was sent', 'HOTEL', null, []],
])('remembers the accepted choice: %s', (_, remedy, answer, chosen) => {
  const option = requested(remedy, 'OptionsSent');
  const after = applyChoice(changed, option, answer && { answer, key: 'key' });

  expect(after).toEqual({ ...option, status: 'Requested', resolutionId: 'made', chosen });
});

it('forgets a refused choice', () => {
  const option = requested('HOTEL', 'OptionsSent');

  expect(applyChoice(refused, option, { answer: { alternateId: 'HTL-PIER' }, key: 'key' })).toEqual(option);
});
