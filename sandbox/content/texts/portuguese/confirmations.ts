import type { Content } from '../content.ts';

export const confirmations: Content['confirmations'] = {
  room: 'O seu quarto está reservado até à meia-noite. Mostre este número na receção.',
  seats: 'Os seus lugares estão reservados. Faça o check-in como habitualmente.',
  passQuestion: 'Para quem é o passe?',
  passTitle: 'Passe para sala VIP',
  passGuest: (name) => `Quem entra: ${name}`,
  passExpiry: (time) => `Validade: ${time}`,
};
