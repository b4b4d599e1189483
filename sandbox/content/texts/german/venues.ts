import type { Content } from '../content.ts';

export const venues: Content['venues'] = {
  afterSecurity: 'Nach der Sicherheitskontrolle',
  lounges: {
    'LNG-HARBOUR': {
      businessHours: 'Mo–Fr 05:00–22:00;Sa 06:00–20:00;So 07:00–22:00',
      directions: 'Links hinter dem Duty-free-Shop, erster Stock',
    },
    'LNG-NORTH': { businessHours: 'Täglich 05:30–23:00', directions: 'Gegenüber von Gate B14' },
    'LNG-SKYLIGHT': { businessHours: 'Täglich 06:00–21:00', directions: 'Mit der Bahn, dann die Rolltreppe hinauf' },
    'LNG-QUIET': { businessHours: 'Mo–Sa 07:00–19:00', directions: 'Neben der Kapelle' },
    'LNG-GHOST': { businessHours: 'Nie geöffnet', directions: 'Unbekannt' },
  },
  hotels: {
    'HTL-PIER': 'Pier Hotel, zehn Minuten mit dem Shuttlebus, Frühstück ab fünf Uhr',
    'HTL-GATE': 'Gate Inn, direkt im Terminal',
    'HTL-GARDEN': 'Garden House, zwanzig Minuten mit dem Taxi, Familienzimmer',
  },
};
