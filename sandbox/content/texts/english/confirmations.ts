import type { Content } from '../content.ts';

export const confirmations: Content['confirmations'] = {
  room: 'Your room is held until midnight. Show this number at the desk.',
  seats: 'Your seats are booked. Check in as usual.',
  passQuestion: 'Who is the pass for?',
  passTitle: 'Lounge pass',
  passGuest: (name) => `Guest: ${name}`,
  passExpiry: (time) => `Expires: ${time}`,
};
