import type { Content } from '../content.ts';

export const confirmations: Content['confirmations'] = {
  room: 'Votre chambre est réservée jusqu’à minuit. Présentez ce numéro à la réception.',
  seats: 'Vos places sont réservées. Enregistrez-vous comme d’habitude.',
  passQuestion: 'Pour qui est le pass\u00a0?',
  passTitle: 'Accès au salon',
  passGuest: (name) => `Invité\u00a0: ${name}`,
  passExpiry: (time) => `Expiration\u00a0: ${time}`,
};
