import type { Content } from '../content.ts';

export const venues: Content['venues'] = {
  afterSecurity: 'After security',
  lounges: {
    'LNG-HARBOUR': {
      businessHours: 'Mon-Fri 05:00-22:00;Sat 06:00-20:00;Sun 07:00-22:00',
      directions: 'Left after the duty-free shop, first floor',
    },
    'LNG-NORTH': { businessHours: 'Every day 05:30-23:00', directions: 'Opposite gate B14' },
    'LNG-SKYLIGHT': { businessHours: 'Every day 06:00-21:00', directions: 'By the train, then up the escalator' },
    'LNG-QUIET': { businessHours: 'Mon-Sat 07:00-19:00', directions: 'Next to the chapel' },
    'LNG-GHOST': { businessHours: 'Never', directions: 'Nobody knows' },
  },
  hotels: {
    'HTL-PIER': 'Pier Hotel, ten minutes by shuttle, breakfast from five',
    'HTL-GATE': 'Gate Inn, in the terminal',
    'HTL-GARDEN': 'Garden House, twenty minutes by taxi, family rooms',
  },
};
