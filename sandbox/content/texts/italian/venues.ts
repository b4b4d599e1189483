import type { Content } from '../content.ts';

export const venues: Content['venues'] = {
  afterSecurity: 'Dopo i controlli di sicurezza',
  lounges: {
    'LNG-HARBOUR': {
      businessHours: 'Lun-ven 05:00-22:00;Sab 06:00-20:00;Dom 07:00-22:00',
      directions: 'A sinistra dopo il duty free, primo piano',
    },
    'LNG-NORTH': { businessHours: 'Tutti i giorni 05:30-23:00', directions: 'Di fronte all’uscita B14' },
    'LNG-SKYLIGHT': {
      businessHours: 'Tutti i giorni 06:00-21:00',
      directions: 'Prendi il trenino, poi la scala mobile',
    },
    'LNG-QUIET': { businessHours: 'Lun-sab 07:00-19:00', directions: 'Accanto alla cappella' },
    'LNG-GHOST': { businessHours: 'Sempre chiusa', directions: 'Posizione sconosciuta' },
  },
  hotels: {
    'HTL-PIER': 'Pier Hotel, a dieci minuti di navetta, colazione dalle cinque',
    'HTL-GATE': 'Gate Inn, all’interno del terminal',
    'HTL-GARDEN': 'Garden House, a venti minuti di taxi, camere familiari',
  },
};
