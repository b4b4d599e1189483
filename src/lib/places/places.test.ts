import { createIntl, type IntlShape } from 'react-intl';
import { describe, expect, it } from 'vitest';

import { type LanguageCode, languages } from '#schema/languages.ts';
import { catalogues } from '#tests/kit/flows/texts.ts';

import { getCityName, toPlace } from './places.ts';
import { findZone } from './zones.ts';

type Messages = IntlShape['messages'];

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
    ['es', { JFK: 'Nueva York', LHR: 'Londres', KEF: 'Reikiavik', MUC: 'Múnich', OSL: 'Oslo' }],
    ['mx', { JFK: 'Nueva York', LHR: 'Londres', SCL: 'Santiago', MUC: 'Múnich', OSL: 'Oslo' }],
    ['fr', { JFK: 'New York', LHR: 'Londres', KEF: 'Reykjavík', GVA: 'Genève', FRA: 'Francfort' }],
    ['de', { FCO: 'Rom', LIS: 'Lissabon', MUC: 'München', BEG: 'Belgrad', PEK: 'Peking' }],
    ['it', { LHR: 'Londra', MUC: 'Monaco di Baviera', FCO: 'Roma', MXP: 'Milano', CDG: 'Parigi' }],
    ['pt', { LHR: 'Londres', JFK: 'Nova Iorque', MUC: 'Munique', ARN: 'Estocolmo', GVA: 'Genebra' }],
    ['tr', { LHR: 'Londra', IST: 'İstanbul', ATH: 'Atina', GVA: 'Cenevre', VIE: 'Viyana' }],
    ['zh', { LHR: '伦敦', JFK: '纽约', MUC: '慕尼黑', PEK: '北京', SFO: '旧金山' }],
    ['en', { LHR: 'London', JFK: 'New York', MUC: 'Munich', PEK: 'Beijing', OSL: 'Oslo' }],
  ] as const)('has a city with a name in %s', (language, names) => {
    const places = Object.keys(names).map((code) => [code, getCityName(toPlace(code), intlIn(language))]);

    expect(Object.fromEntries(places)).toEqual(names);
  });

  it('has an English city until the texts of the language are loaded', () => {
    const intl = createIntl({ locale: 'de-DE', messages: {} as Messages });

    expect(getCityName(toPlace('MUC', 'Munich'), intl)).toBe('Munich');
    expect(getCityName(toPlace('LIS', 'Lisbon'), intl)).toBe('Lisbon');
  });

  it('keeps the name of a city that only shares it with a translated one', () => {
    expect(getCityName(toPlace('YXU', 'London'), intlIn('es'))).toBe('London');
    expect(getCityName(toPlace('RKV', 'Reykjavík City'), intlIn('es'))).toBe('Reikiavik');
  });
});

const intlIn = (language: LanguageCode) =>
  createIntl({ locale: languages[language].locale, messages: catalogues[language] as Messages });
