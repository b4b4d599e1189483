import type { Content } from '../content.ts';

export const confirmations: Content['confirmations'] = {
  room: 'Odanız gece yarısına kadar sizin için ayrıldı. Bu numarayı resepsiyonda gösterin.',
  seats: 'Koltuklarınız ayrıldı. Check-in işleminizi her zamanki gibi yapın.',
  passQuestion: 'Giriş kartı kimin için?',
  passTitle: 'Lounge giriş kartı',
  passGuest: (name) => `Misafir: ${name}`,
  passExpiry: (time) => `Son kullanım: ${time}`,
};
