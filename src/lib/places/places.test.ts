import { describe, expect, it } from 'vitest';

import { cityOf, placeByCode, placeOf } from './places.ts';

describe('an airport', () => {
  it.each([
    ['OSL', 'Oslo Gardermoen', 'Oslo'],
    ['JFK', 'New York John F. Kennedy', 'New York'],
    ['GRU', 'São Paulo Guarulhos', 'São Paulo'],
    ['KEF', 'Reykjavík Keflavík', 'Reykjavík'],
    ['MEX', 'Mexico City Benito Juárez', 'Mexico City'],
    ['LHR', 'Aeropuerto de London-Heathrow', 'London'],
  ])('%s, %s, is in the city that its clocks are named after: %s', (code, name, city) => {
    expect(placeOf(code, name).city).toBe(city);
  });

  it.each([
    ['FRA', 'Frankfurt am Main', 'Europe/Berlin'],
    ['BOS', 'Boston Logan', 'America/New_York'],
    ['XXX', 'Nowhere', null],
  ])('%s, %s, has its own name where its clocks have another one', (code, name, zone) => {
    expect(placeOf(code, name)).toEqual({ code, name, city: name, zone });
  });

  it.each([
    ['JFK', 'New York John F. Kennedy', 'New York', 'Nueva York', 'New York'],
    ['LHR', 'London Heathrow', 'London', 'Londres', 'Londres'],
    ['KEF', 'Reykjavík Keflavík', 'Reykjavík', 'Reikiavik', 'Reykjavík'],
    ['OSL', 'Oslo Gardermoen', 'Oslo', 'Oslo', 'Oslo'],
    ['FRA', 'Frankfurt am Main', 'Frankfurt am Main', 'Frankfurt am Main', 'Frankfurt am Main'],
    ['XXX', 'Nowhere', 'Nowhere', 'Nowhere', 'Nowhere'],
  ])('%s, %s, is in a city that is called %s, %s, %s', (code, name, ...called) => {
    expect(['en-US', 'es-ES', 'fr-FR'].map((locale) => cityOf(placeOf(code, name), locale))).toEqual(called);
  });

  it('without a name has its code', () => {
    expect(placeOf('OSL', '')).toEqual({ code: 'OSL', name: 'OSL', city: 'OSL', zone: 'Europe/Oslo' });
  });

  it.each([
    ['FRA', 'Berlin', 'Europe/Berlin'],
    ['CDG', 'Paris', 'Europe/Paris'],
    ['XXX', 'XXX', null],
  ])('%s, of which nothing else is told, has the clocks of %s', (code, city, zone) => {
    expect(placeByCode(code)).toEqual({ code, name: code, city, zone });
  });
});
