import type { Content } from '../content.ts';

export const venues: Content['venues'] = {
  afterSecurity: 'Depois do controlo de segurança',
  lounges: {
    'LNG-HARBOUR': {
      businessHours: 'Seg-sex 05:00-22:00;Sáb 06:00-20:00;Dom 07:00-22:00',
      directions: 'À esquerda depois da loja franca, primeiro andar',
    },
    'LNG-NORTH': { businessHours: 'Todos os dias 05:30-23:00', directions: 'Em frente à porta B14' },
    'LNG-SKYLIGHT': {
      businessHours: 'Todos os dias 06:00-21:00',
      directions: 'De comboio e depois pelas escadas rolantes',
    },
    'LNG-QUIET': { businessHours: 'Seg-sáb 07:00-19:00', directions: 'Ao lado da capela' },
    'LNG-GHOST': { businessHours: 'Sempre fechado', directions: 'Localização desconhecida' },
  },
  hotels: {
    'HTL-PIER': 'Pier Hotel, a dez minutos de shuttle, pequeno-almoço a partir das cinco',
    'HTL-GATE': 'Gate Inn, no terminal',
    'HTL-GARDEN': 'Garden House, a vinte minutos de táxi, quartos familiares',
  },
};
