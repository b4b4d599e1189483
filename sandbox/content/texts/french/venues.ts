import type { Content } from '../content.ts';

export const venues: Content['venues'] = {
  afterSecurity: 'Après les contrôles de sûreté',
  lounges: {
    'LNG-HARBOUR': {
      businessHours: 'Lun-ven 05:00-22:00;Sam 06:00-20:00;Dim 07:00-22:00',
      directions: 'À gauche après la boutique hors taxes, premier étage',
    },
    'LNG-NORTH': { businessHours: 'Tous les jours 05:30-23:00', directions: 'En face de la porte B14' },
    'LNG-SKYLIGHT': {
      businessHours: 'Tous les jours 06:00-21:00',
      directions: 'Prenez la navette ferroviaire, puis l’escalator',
    },
    'LNG-QUIET': { businessHours: 'Lun-sam 07:00-19:00', directions: 'À côté de la chapelle' },
    'LNG-GHOST': { businessHours: 'Toujours fermé', directions: 'Emplacement inconnu' },
  },
  hotels: {
    'HTL-PIER': 'Pier Hotel, à dix minutes en navette, petit-déjeuner dès cinq heures',
    'HTL-GATE': 'Gate Inn, dans l’aérogare',
    'HTL-GARDEN': 'Garden House, à vingt minutes en taxi, chambres familiales',
  },
};
