import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { completeTripModel } from '#machines/insurance/completion/completeTrip.model.ts';
import { frida } from '#machines/passengers/addPassenger.model.ts';
import { addPassengerGestures } from '#paths/gestures/addPassenger.ts';
import { completeTripGestures } from '#paths/gestures/completeTrip.ts';
import { completeTripSights } from '#paths/sights/completeTrip.ts';
import { user } from '#tests/kit/customer/account.ts';
import { idOf, skyTheme } from '#tests/kit/customer/sky.ts';
import { perform } from '#tests/kit/walks/acts.ts';
import { answer, lose, readReaction, refuse } from '#tests/kit/walks/answers.ts';
import { bought, goOn, insuring, leftAtTravellers, leftUnfinished, out } from '#tests/kit/walks/insuring.ts';
import { type Stage, settled, until } from '#tests/kit/walks/stage.tsx';
import { say } from '#tests/kit/walks/texts.ts';
import { walkThrough } from '#tests/kit/walks/walk.ts';

const atTravellers = leftUnfinished(leftAtTravellers);
const [annaId] = [idOf(20)];
const known = { passengerIds: [annaId], delegatedPassengerId: annaId, bookingRef: null, key: idOf(80) };
const { config } = skyTheme;
const withoutSelection = {
  ...skyTheme,
  config: { ...config, flags: { ...config.flags, passengerSelection: false } },
};
const contact = 'Anna Berg';
const { flightNumber, embarkDate, origin } = out;

const boughtFrom = (from: string) => ({
  trips: [
    {
      ...bought.createTrip,
      flights: [{ __typename: 'Flight', flightId: 'flight-SK101', flightNumber, embarkDate, origin: from }],
    },
  ],
});

walkThrough(completeTripModel, {
  gestures: completeTripGestures,
  sights: completeTripSights,
  inputs: {
    'who selects passengers': atTravellers,
    'an employee': {
      ...atTravellers,
      answers: { ...insuring.answers, User: { user: { ...user.user, employee: 1 } } },
    },
    'where passengers are not selected': { ...atTravellers, page: { theme: withoutSelection } },
    'left at the details': leftUnfinished({ ...leftAtTravellers, completion: { ...known, page: 'details' } }),
    'left while buying': leftUnfinished({ ...leftAtTravellers, completion: { ...known, page: 'buying' } }),
  },
  begin: goOn,
  onceEach: true,
  holds: ['AddPassenger', 'InsureTrip', 'BoughtTrips'],
  delays: { passengerPause: 500 },
  answers: {
    addPassenger: {
      added: async (stage) => {
        await perform(stage, addPassengerGestures['passenger.described'], frida);
        stage.wire.answer('AddPassenger', {
          addPassenger: { __typename: 'Passenger', passengerId: idOf(29), ...frida },
        });
      },
      left: (stage) => perform(stage, addPassengerGestures['dialog.closed'], {}),
    },
    insureTrip: {
      insured: answer('InsureTrip', bought),
      FLIGHT_ALREADY_BOOKED: refuse('InsureTrip', 'FLIGHT_ALREADY_BOOKED'),
      KEY_REUSED: refuse('InsureTrip', 'KEY_REUSED'),
      'a dialog': ({ wire }) =>
        wire.refuse('InsureTrip', { status: 418, type: 'B2BError', title: 'Closed', body: 'Now' }),
      'a 401': ({ wire }) => wire.refuse('InsureTrip', { status: 401 }),
      'no answer': lose('InsureTrip'),
    },
    findTrip: {
      insured: answer('BoughtTrips', boughtFrom(origin)),
      // The same number on the same day, but another of its legs.
      'not insured': answer('BoughtTrips', boughtFrom('elsewhere')),
      USER_NOT_FOUND: refuse('BoughtTrips', 'USER_NOT_FOUND'),
      'no answer': lose('BoughtTrips'),
    },
  },
  brings: {},
  fields: {
    'travellers.chosen': {
      'Anna and Ben, Anna being the contact': {
        passengerIds: ['Anna Berg', 'Ben Berg'],
        delegatedPassengerId: contact,
      },
      'three, and nobody as the contact': { passengerIds: ['Anna Berg', 'Ben Berg', 'Carla Berg'] },
    },
  },
  asks: {
    react: async (stage, kind, code) => {
      if (kind === 'dialog') return putAway(stage);
      if (kind !== 'end session') return readReaction(stage, kind, code);
      await until(() => expect(document.querySelector('h1')?.textContent).toBe(say('signIn.title')));
    },
    announceTrip: (stage) =>
      until(() => {
        expect(stage.wire.calls('Trips')).toHaveLength(2);
        const row = document.querySelector<HTMLElement>('[data-trip=t-sched] [data-machine=flightRow]');
        expect(row?.dataset.state).toBe('spinning');
      }),
  },
  // The session ends, and with it the page.
  isLast: ({ move }) => move.label === 'insureTrip: a 401',
});

async function putAway({ user }: Stage): Promise<void> {
  await until(() => expect(screen.getByRole('alertdialog')).toHaveTextContent('Closed'));
  await user.click(screen.getByRole('button', { name: say('shell.dialog.close') }));
  await settled();
}
