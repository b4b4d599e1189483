import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureCpuMs } from '#tests/kit/cpu.ts';

import { flightNumberProblem, normalisedFlightNumber } from './flightNumber.ts';

describe('a flight number', () => {
  it.each([
    ['', 'validation.flight_number'],
    ['   ', 'validation.flight_number'],
    ['123', 'validation.flight_number_missing_letter'],
    ['12', 'validation.flight_number_missing_letter'],
    ['12AB', 'validation.flight_number_missing_letter'],
    ['B', 'validation.invalid_flight_number'],
    ['BA', 'validation.invalid_flight_number'],
    ['BAW123', 'validation.invalid_flight_number'],
    ['BA123A', 'validation.invalid_flight_number'],
    ['BA1234567', 'validation.invalid_flight_number'],
    ['B-123', 'validation.invalid_flight_number'],
    ['BA12 3', 'validation.invalid_flight_number'],
    ['ßA123', 'validation.invalid_flight_number'],
    ['BA１２３', null],
    ['BA1\n', null],
    ['BA1', null],
    ['ba123456', null],
    ['U21234', null],
    ['2U1234', null],
    ['_*1', null],
    [' BA  123 ', null],
    ['sk-990', null],
    ['SK - 990', null],
    ['SK–990', null],
    ['u2-1234', null],
    ['12-345', 'validation.flight_number_missing_letter'],
    ['BA12-3', 'validation.invalid_flight_number'],
    ['BA-', 'validation.invalid_flight_number'],
  ])('%j: %s', (text, problem) => {
    expect(flightNumberProblem(text)).toBe(problem);
  });

  it("is sent in capitals, without the space or dash after the airline's code", () => {
    expect(normalisedFlightNumber(' ba 123 ')).toBe('BA123');
    expect(normalisedFlightNumber('u2\t1234')).toBe('U21234');
    expect(['sk-990', 'Sk - 990', 'SK‑990', 'sk — 990', 'SK−990'].map(normalisedFlightNumber)).toEqual(
      Array.from({ length: 5 }, () => 'SK990'),
    );
  });

  it('has 3 to 8 characters if it is valid, whatever the input', () => {
    const texts = fc.oneof(fc.string(), fc.stringMatching(/^ ?[A-Za-z0-9_*]{1,3}[ -]{0,2}\d{0,7}[A-Z]?$/));
    fc.assert(
      fc.property(texts, (text) => {
        const isRight = flightNumberProblem(text) === null;
        expect(/^(?!\d\d)[A-Z0-9_*]{2}\d{1,6}$/.test(normalisedFlightNumber(text))).toBe(isRight);
      }),
    );
  });

  it('is checked quickly, however long it is', () => {
    const long = `B${'A '.repeat(100_000)}`;

    const ms = measureCpuMs(() => {
      for (const text of [`BA${' -'.repeat(100_000)}!`, `BA${' '.repeat(200_000)}!`, long])
        expect(flightNumberProblem(text)).toBe('validation.invalid_flight_number');
    });

    expect(ms).toBeLessThan(500);
  });
});
