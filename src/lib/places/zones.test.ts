import { describe, expect, it } from 'vitest';

import { createZoneLookup, findZone } from './zones.ts';

describe('the time zone of an airport', () => {
  const zoneIn = createZoneLookup({ 'Europe/Oslo': 'BGO OSL', 'Mars/Olympus': 'OLY' });

  it.each([
    ['OSL', 'Europe/Oslo'],
    ['BGO', 'Europe/Oslo'],
    ['XXX', null],
    ['', null],
    ['GO OS', null],
    ['OLY', null],
  ])('finds the zone of %j: %s', (airport, zone) => {
    expect(zoneIn(airport)).toBe(zone);
  });

  it.each([
    ['JFK', 'America/New_York'],
    ['LHR', 'Europe/London'],
    ['DEL', 'Asia/Kolkata'],
    ['SYD', 'Australia/Sydney'],
    ['PSC', null],
  ])('lists the zone of %s as %s', (airport, zone) => {
    expect(findZone(airport)).toBe(zone);
  });
});
