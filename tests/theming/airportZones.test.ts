import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

import { airportCodes } from '#sandbox/carriers/airports.ts';
import { airportZones } from '#schema/generated/airportZones.ts';
import { zonesOf } from '#scripts/airports/zones.ts';

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
    expect(brotliCompressSync(JSON.stringify(airportZones)).length).toBeLessThan(25 * 1024);
  });
});
