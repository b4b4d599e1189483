import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

import { airportCodes } from '#sandbox/insurance/carriers/airports.ts';
import { airportZones } from '#schema/generated/airportZones.ts';
import { groupAirportsByZone } from '#scripts/airports/zones.ts';
import { airportCities } from '#src/lib/places/airportCities.ts';

const placed = (...pairs: [code: string, zone: string][]) => pairs.map(([code, zone]) => ({ code, zone }));

describe('the time zones of airports', () => {
  it('are those with the same clocks in two data sets, whatever their names', () => {
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
      // A town with the same code comes first.
      ['BGO', 'America/Chicago'],
      ['BGO', 'Europe/Oslo'],
    );

    expect(groupAirportsByZone(airports, confirming)).toEqual({ 'Asia/Calcutta': 'BOM', 'Europe/Oslo': 'BGO OSL' });
  });

  it('belong to airports with a code and an existing zone', () => {
    const airports = placed(['', 'Europe/Oslo'], ['0AB', 'Europe/Oslo'], ['KKM', 'Asia/ Bangkok']);

    expect(groupAirportsByZone(airports, airports)).toEqual({});
  });

  it('cover most of the world and are small enough for a phone', () => {
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

  it('have a code in the row of its letter and a unique name', () => {
    expect(rows.filter(({ letter, each }) => !/^[A-Z]{3} \p{Lu}/u.test(each) || !each.startsWith(letter))).toEqual([]);
    expect(codes).toEqual([...new Set(codes)].sort());
  });

  it('cover all airports of the sandbox, and their time zones are known', () => {
    const zoned = new Set(Object.values(airportZones).flatMap((each) => each.split(' ')));

    expect(airportCodes.filter((code) => !codes.includes(code))).toEqual([]);
    expect(codes.filter((code) => !zoned.has(code))).toEqual([]);
  });

  it('are small enough for a phone together with the zones', () => {
    expect(weightOf([airportZones, airportCities])).toBeLessThan(25 * 1024);
  });
});

const weightOf = (table: object) => brotliCompressSync(JSON.stringify(table)).length;
