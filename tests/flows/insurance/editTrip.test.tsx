import { openTravellers, spec } from '#paths/specs/insurance/editTrip.ts';
import { skyPage } from '#tests/kit/browser/stage.tsx';
import { passengers } from '#tests/kit/customer/account.ts';
import { anna, toUuid } from '#tests/kit/customer/sky.ts';
import { trips } from '#tests/kit/customer/trips.ts';
import { play } from '#tests/kit/flows/happen.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

const [somebody] = passengers.passengers;
const people = ['Anna', 'Ben', 'Carla', 'Dora'].map((name, at) => ({
  ...somebody,
  passengerId: toUuid(20 + at),
  name,
}));
const onTrip = people
  .filter(({ name }) => ['Anna', 'Carla'].includes(name))
  .map(({ passengerId, name }) => ({ __typename: 'TripPassenger', passengerId, name, surname: 'Berg' }));
const answers = {
  Passengers: { passengers: people },
  Trips: { trips: trips.map((trip) => ({ ...trip, passengers: onTrip, delegated_passenger_id: toUuid(20) })) },
};
const itsPage = { path: '/insurance/t-sched', session: { ...anna, signedInAt: skyPage.now }, answers };

testPaths(spec, {
  begin: (stage) => play(stage, [{ acts: openTravellers }]),
  readOnly: { path: '/insurance/t-sched' },
  inputs: {
    'from its page': itsPage,
  },
  onceEach: true,
});
