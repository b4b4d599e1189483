import { describe, expect, it } from 'vitest';

import { createAlternates } from './stock.ts';

describe('replacement flights for a missed one', () => {
  it.each([
    ['FCO', 'LHR'],
    ['FRA', 'OSL'],
    ['CDG', 'AMS'],
  ])('go from %s to %s a day later, with stops at other airports', (origin, destination) => {
    const flights = createAlternates({ key: 'SK1', origin, destination, day: '2026-12-31' });
    const links = ['direct', 'one-stop', 'two-stops'].map((id) => flights.filter(({ linkId }) => linkId === id));
    expect(links.map((legs) => legs.length)).toEqual([1, 2, 3]);
    for (const legs of links) {
      const stops = [legs[0]?.origin, ...legs.map((leg) => leg.destination)];
      expect([stops[0], stops.at(-1)]).toEqual([origin, destination]);
      expect(new Set(stops).size).toBe(stops.length);
      expect(legs.map((leg) => leg.origin)).toEqual(stops.slice(0, -1));
      expect(new Set(legs.map((leg) => leg.embarkDate.slice(0, 10)))).toEqual(new Set(['2027-01-01']));
    }
  });
});
