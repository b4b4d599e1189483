import { expect } from 'vitest';
import { spec } from '#paths/specs/completeTrip.ts';
import { user } from '#tests/kit/customer/account.ts';
import { idOf, skyTheme } from '#tests/kit/customer/sky.ts';
import { answer } from '#tests/kit/walks/answers.ts';
import { bought, goOn, insuring, leftAtTravellers, leftUnfinished, out } from '#tests/kit/walks/insuring.ts';
import { until } from '#tests/kit/walks/stage.tsx';
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

walkThrough(spec, {
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
  answers: {
    insureTrip: { insured: answer('InsureTrip', bought) },
    findTrip: {
      insured: answer('BoughtTrips', boughtFrom(origin)),
      // The same number on the same day, but another of its legs.
      'not insured': answer('BoughtTrips', boughtFrom('elsewhere')),
    },
  },
  fields: {
    'travellers.chosen': {
      'Anna and Ben, Anna being the contact': {
        passengerIds: ['Anna Berg', 'Ben Berg'],
        delegatedPassengerId: contact,
      },
      'three, and nobody as the contact': { passengerIds: ['Anna Berg', 'Ben Berg', 'Carla Berg'] },
    },
  },
  effects: {
    announceTrip: (stage) =>
      until(() => {
        expect(stage.wire.calls('Trips')).toHaveLength(2);
        const row = document.querySelector<HTMLElement>('[data-trip=t-sched] [data-machine=flightRow]');
        expect(row?.dataset.state).toBe('spinning');
      }),
  },
});
