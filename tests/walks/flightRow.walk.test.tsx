import { flightRowModel } from '#machines/trips/flightRow.model.ts';
import { flightRowGestures } from '#paths/gestures/flightRow.ts';
import { flightRowSights } from '#paths/sights/flightRow.ts';
import { paths } from '#src/app/paths.ts';
import { anna } from '#tests/kit/customer/sky.ts';
import { trips } from '#tests/kit/customer/trips.ts';
import { answer, lose } from '#tests/kit/walks/answers.ts';
import { settled, skyPage } from '#tests/kit/walks/stage.tsx';
import { walkThrough } from '#tests/kit/walks/walk.ts';

walkThrough(flightRowModel, {
  gestures: flightRowGestures,
  sights: flightRowSights,
  root: '[data-trip=t-unmon] [data-machine=flightRow]',
  inputs: { 'a listed flight': { path: paths.insurance, session: { ...anna, signedInAt: skyPage.now } } },
  begin: async ({ wire }) => {
    wire.answer('Trips', { trips });
    await settled();
  },
  holds: ['Trips'],
  delays: { tripReload: 8_000 },
  answers: { reloadTrips: { done: answer('Trips', { trips }), 'no answer': lose('Trips') } },
  brings: {
    // The flight was reported meanwhile, in another screen of this page.
    'flight.touched': ({ portal }) =>
      portal.app.getSnapshot().children.flights?.send({ type: 'flights.touched', flightIds: ['flight-SK111'] }),
  },
  asks: {},
});
