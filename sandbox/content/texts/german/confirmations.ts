import type { Content } from '../content.ts';

export const confirmations: Content['confirmations'] = {
  room: 'Ihr Zimmer ist bis Mitternacht reserviert. Zeigen Sie diese Nummer an der Rezeption vor.',
  seats: 'Ihre Plätze sind gebucht. Checken Sie wie gewohnt ein.',
  passQuestion: 'Für wen ist der Lounge-Pass?',
  passTitle: 'Lounge-Pass',
  passGuest: (name) => `Gast: ${name}`,
  passExpiry: (time) => `Gültig bis: ${time}`,
};
