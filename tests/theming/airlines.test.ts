import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

import { airlines } from '#schema/generated/airlines.ts';
import { confirmAirlineNames } from '#scripts/airlines/names.ts';

const named = (...pairs: [code: string, name: string][]) => pairs.map(([code, name]) => ({ code, name }));

describe('the names of airlines', () => {
  it('are those that two data sets agree on, whatever their suffix', () => {
    const first = named(
      ['SK', 'Scandinavian Airlines System'],
      ['LH', 'Lufthansa'],
      ['D8', 'Djibouti Airlines'],
      ['ZX', 'Air Georgian'],
      ['ZX', 'Air Alliance'],
    );
    const second = named(
      ['SK', 'Scandinavian Airlines System (SAS)'],
      ['LH', 'Lufthansa Cargo AG'],
      ['D8', 'Norwegian Air Sweden AOC AB'],
      ['ZX', 'Air Alliance Inc.'],
    );

    expect(confirmAirlineNames(first, second)).toEqual({
      LH: 'Lufthansa',
      SK: 'Scandinavian Airlines System',
      ZX: 'Air Alliance',
    });
  });

  it('belong to codes that a flight number can begin with', () => {
    const airlines = named(['', 'None'], ['-', 'Unknown'], ['11', 'Figures'], ['0E*', 'Star']);

    expect(confirmAirlineNames(airlines, airlines)).toEqual({});
  });

  it('include the most popular airlines and are small enough for a phone', () => {
    for (const code of 'SK BA AF LH U2 FR KL IB VY AA DL UA EK QR TK LX OS AY QF NH CX SQ AC'.split(' '))
      expect(airlines, code).toHaveProperty(code);
    // These codes belong to other airlines by now.
    for (const code of ['D8', 'AZ']) expect(airlines, code).not.toHaveProperty(code);
    expect(brotliCompressSync(JSON.stringify(airlines)).length).toBeLessThan(10_000);
  });
});
