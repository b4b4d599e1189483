import { describe, expect, it } from 'vitest';

import { getCityName, toPlace } from './places.ts';
import { findZone } from './zones.ts';

describe('an airport', () => {
  it.each([
    ['OSL', 'Oslo Gardermoen', 'Oslo'],
    ['BCN', 'Barcelona El Prat', 'Barcelona'],
    ['FRA', 'Frankfurt am Main', 'Frankfurt'],
    ['HND', 'Haneda', 'Tokyo'],
    ['LHR', 'Aeropuerto de London-Heathrow', 'London'],
    ['FRA', '', 'Frankfurt'],
    ['CDG', undefined, 'Paris'],
  ])('places %s, %s, in the city that it serves: %s', (code, name, city) => {
    expect(toPlace(code, name).city).toBe(city);
  });

  it.each([
    ['RKV', 'Reykjavík City', 'Reykjavík'],
    ['HGL', 'Helgoland', 'Helgoland'],
    ['HGL', '', 'Berlin'],
    ['XXX', 'Nowhere', 'Nowhere'],
    ['XXX', '', 'XXX'],
  ])('places the small airport %s, %j, in the city of its time zone, or keeps its name: %s', (...told) => {
    const [code, name, city] = told;

    expect(toPlace(code, name)).toEqual({ code, name: name || code, city, zone: findZone(code) });
  });

  it.each([
    ['JFK', 'New York', 'Nueva York', 'New York'],
    ['LHR', 'London', 'Londres', 'Londres'],
    ['KEF', 'Reykjavík', 'Reikiavik', 'Reykjavík'],
    ['OSL', 'Oslo', 'Oslo', 'Oslo'],
    ['FRA', 'Frankfurt', 'Frankfurt', 'Frankfurt'],
    ['XXX', 'XXX', 'XXX', 'XXX'],
  ])('names the city of %s %s, %s, %s', (code, ...called) => {
    expect(['en-US', 'es-ES', 'fr-FR'].map((locale) => getCityName(toPlace(code), locale))).toEqual(called);
  });
});
