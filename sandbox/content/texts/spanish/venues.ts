import type { Content } from '../content.ts';

export const venues: Content['venues'] = {
  afterSecurity: 'Después del control de seguridad',
  lounges: {
    'LNG-HARBOUR': {
      businessHours: 'Lun-vie 05:00-22:00;Sáb 06:00-20:00;Dom 07:00-22:00',
      directions: 'A la izquierda después de la tienda libre de impuestos, primera planta',
    },
    'LNG-NORTH': { businessHours: 'Todos los días 05:30-23:00', directions: 'Frente a la puerta B14' },
    'LNG-SKYLIGHT': {
      businessHours: 'Todos los días 06:00-21:00',
      directions: 'Toma el tren y sube por la escalera mecánica',
    },
    'LNG-QUIET': { businessHours: 'Lun-sáb 07:00-19:00', directions: 'Junto a la capilla' },
    'LNG-GHOST': { businessHours: 'Siempre cerrada', directions: 'Ubicación desconocida' },
  },
  hotels: {
    'HTL-PIER': 'Pier Hotel, a diez minutos en autobús lanzadera, desayuno desde las cinco',
    'HTL-GATE': 'Gate Inn, dentro de la terminal',
    'HTL-GARDEN': 'Garden House, a veinte minutos en taxi, habitaciones familiares',
  },
};
