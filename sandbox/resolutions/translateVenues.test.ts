import { describe, expect, it } from 'vitest';

import { hotels, lounges } from './stock.ts';
import { translateVenues } from './translateVenues.ts';

const location = {
  name: 'North Lounge',
  securityLocation: 'After security',
  terminal: '2',
  directions: 'Opposite gate B14',
};

describe('the lounges and hotels of an option', () => {
  it('are described in the language of the customer', () => {
    const { lounges: [, north] = [], availableHotels } = translateVenues({ lounges, availableHotels: hotels }, 'de-DE');

    expect(north).toEqual({
      loungeId: 'LNG-NORTH',
      terminal: '2',
      name: 'North Lounge',
      securityLocation: 'Nach der Sicherheitskontrolle',
      businessHours: 'Täglich 05:30–23:00',
      directions: 'Gegenüber von Gate B14',
    });
    expect(availableHotels?.map(({ description }) => description)).toEqual([
      'Pier Hotel, zehn Minuten mit dem Shuttlebus, Frühstück ab fünf Uhr',
      'Gate Inn, direkt im Terminal',
      'Garden House, zwanzig Minuten mit dem Taxi, Familienzimmer',
    ]);
  });

  it('are in Spanish for a customer in Mexico, and in English for one whose language has no texts', () => {
    const [inMexico, inDutch] = ['es-MX', 'nl-NL'].map((locale) =>
      translateVenues({ availableHotels: hotels }, locale),
    );

    expect(inMexico?.availableHotels?.[1]?.description).toBe('Gate Inn, dentro de la terminal');
    expect(inDutch?.availableHotels?.[1]?.description).toBe('Gate Inn, in the terminal');
  });

  it('include the lounge that was booked', () => {
    const booking = { location, userName: 'Opal Rask', units: 1 };

    expect(translateVenues({ booking }, 'it-IT').booking).toEqual({
      location: {
        name: 'North Lounge',
        securityLocation: 'Dopo i controlli di sicurezza',
        terminal: '2',
        directions: 'Di fronte all’uscita B14',
      },
      userName: 'Opal Rask',
      units: 1,
    });
  });

  it('keep the description of a place that has no texts', () => {
    const unknown = { availableHotels: [{ alternateId: 'HTL-NEW', description: 'New Hotel' }] };
    const booking = { location: { ...location, name: 'Harbor Club' }, userName: 'Opal Rask', units: 1 };

    expect(translateVenues(unknown, 'de-DE')).toEqual(unknown);
    expect(translateVenues({ booking }, 'de-DE')).toEqual({ booking });
  });
});
