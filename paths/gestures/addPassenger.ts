import type { addPassengerMachine } from '#machines/passengers/addPassenger.machine.ts';

import type { Gestures } from '../gesture.ts';

export const addPassengerGestures = {
  'passenger.described': [
    { fill: 'passengers.add.name', with: 'name' },
    { fill: 'passengers.add.surname', with: 'surname' },
    { fill: 'passengers.add.phone', with: 'mobilePhoneNumber' },
    { press: 'button', named: 'passengers.add.submit' },
  ],
  'dialog.closed': [{ press: 'button', named: 'passengers.add.cancel' }],
} as const satisfies Gestures<typeof addPassengerMachine>;
