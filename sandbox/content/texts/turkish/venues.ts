import type { Content } from '../content.ts';

export const venues: Content['venues'] = {
  afterSecurity: 'Güvenlik kontrolünden sonra',
  lounges: {
    'LNG-HARBOUR': {
      businessHours: 'Pzt-Cum 05:00-22:00;Cmt 06:00-20:00;Paz 07:00-22:00',
      directions: 'Gümrüksüz mağazadan sonra solda, birinci kat',
    },
    'LNG-NORTH': { businessHours: 'Her gün 05:30-23:00', directions: 'B14 kapısının karşısında' },
    'LNG-SKYLIGHT': {
      businessHours: 'Her gün 06:00-21:00',
      directions: 'Trenle gidin, ardından yürüyen merdivenle çıkın',
    },
    'LNG-QUIET': { businessHours: 'Pzt-Cmt 07:00-19:00', directions: 'Şapelin yanında' },
    'LNG-GHOST': { businessHours: 'Her zaman kapalı', directions: 'Yeri bilinmiyor' },
  },
  hotels: {
    'HTL-PIER': 'Pier Hotel, servisle on dakika, kahvaltı saat beşten itibaren',
    'HTL-GATE': 'Gate Inn, terminalin içinde',
    'HTL-GARDEN': 'Garden House, taksiyle yirmi dakika, aile odaları',
  },
};
