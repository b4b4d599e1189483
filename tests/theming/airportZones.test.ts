import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

import { airportCodes } from '#sandbox/carriers/airports.ts';
import { airportZones } from '#schema/generated/airportZones.ts';
import { zonesOf } from '#scripts/airports/zones.ts';
import { airportCities } from '#src/lib/places/airportCities.ts';

const placed = (...pairs: [code: string, zone: string][]) => pairs.map(([code, zone]) => ({ code, zone }));

describe('the time zones of airports', () => {
  it('are those on whose clocks two data sets agree, whatever they call them', () => {
    const airports = placed(
      ['OSL', 'Europe/Oslo'],
      ['PSC', 'America/New_York'],
      ['BOM', 'Asia/Calcutta'],
      ['BGO', 'Europe/Oslo'],
    );
    const confirming = placed(
      ['OSL', 'Europe/Berlin'],
      ['PSC', 'America/Los_Angeles'],
      ['BOM', 'Asia/Kolkata'],
      // A town of the same code stands first.
      ['BGO', 'America/Chicago'],
      ['BGO', 'Europe/Oslo'],
    );

    expect(zonesOf(airports, confirming)).toEqual({ 'Asia/Calcutta': 'BOM', 'Europe/Oslo': 'BGO OSL' });
  });

  it('are of airports that have a code and a zone that there is', () => {
    const airports = placed(['', 'Europe/Oslo'], ['0AB', 'Europe/Oslo'], ['KKM', 'Asia/ Bangkok']);

    expect(zonesOf(airports, airports)).toEqual({});
  });

  it('are known for most of the world, at a weight that a phone can carry', () => {
    const codes = new Set(Object.values(airportZones).flatMap((each) => each.split(' ')));

    expect(airportCodes.filter((code) => !codes.has(code))).toEqual([]);
    expect(codes.size).toBeGreaterThan(9_000);
    expect(weightOf(airportZones)).toBeLessThan(20 * 1024);
  });
});

describe('the cities of airports', () => {
  const rows = Object.entries(airportCities).flatMap(([letter, row]) =>
    row.split(', ').map((each) => ({ letter, each })),
  );
  const codes = rows.map(({ each }) => each.slice(0, 3));

  it('have a code in the row of its letter, and a name, once each', () => {
    expect(rows.filter(({ letter, each }) => !/^[A-Z]{3} \p{Lu}/u.test(each) || !each.startsWith(letter))).toEqual([]);
    expect(codes).toEqual([...new Set(codes)].sort());
  });

  it('are known wherever the sandbox flies, and where they are known, so are their clocks', () => {
    const zoned = new Set(Object.values(airportZones).flatMap((each) => each.split(' ')));

    expect(airportCodes.filter((code) => !codes.includes(code))).toEqual([]);
    expect(codes.filter((code) => !zoned.has(code))).toEqual([]);
  });

  it('weigh no more together with the zones than a phone can carry', () => {
    expect(weightOf([airportZones, airportCities])).toBeLessThan(25 * 1024);
  });
});

const weightOf = (table: object) => brotliCompressSync(JSON.stringify(table)).length;
