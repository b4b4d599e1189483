import type { Content } from '../content.ts';

export const confirmations: Content['confirmations'] = {
  room: 'La tua camera è prenotata fino a mezzanotte. Mostra questo numero alla reception.',
  seats: 'I tuoi posti sono prenotati. Fai il check-in come al solito.',
  passQuestion: 'Per chi è il pass?',
  passTitle: 'Pass lounge',
  passGuest: (name) => `Ospite: ${name}`,
  passExpiry: (time) => `Scadenza: ${time}`,
};
