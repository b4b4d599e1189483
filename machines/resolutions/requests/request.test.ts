import { expect, it } from 'vitest';

import type { AlternateFlight } from '../resolutions.ts';
import { waysIn } from './request.ts';
import { alternates } from './requests.model.ts';

it('puts flights that are flown one after the other together, in order, and those first that leave first', () => {
  expect(waysIn(alternates).map(({ linkId, flights }) => [linkId, ...flights.map((each) => each.flightId)])).toEqual([
    ['one-stop', 'AF310', 'AF311'],
    ['direct', 'AF201'],
  ]);
});

it('keeps ways that leave at the same time as the insurer has them', () => {
  const [direct] = alternates;
  const ways = ['b', 'c', 'a'].map((linkId) => ({ ...(direct as AlternateFlight), linkId }));
  expect(waysIn(ways).map(({ linkId }) => linkId)).toEqual(['b', 'c', 'a']);
});
