import type { Content } from '../content.ts';

export const confirmations: Content['confirmations'] = {
  room: 'Tu habitación está reservada hasta medianoche. Muestra este número en recepción.',
  seats: 'Tus asientos están reservados. Haz el check-in como de costumbre.',
  passQuestion: '¿Para quién es el pase?',
  passTitle: 'Pase para la sala VIP',
  passGuest: (name) => `Quién entra: ${name}`,
  passExpiry: (time) => `Caduca: ${time}`,
};
