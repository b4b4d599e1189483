import { spec } from '#paths/specs/trips/flightRow.ts';
import { skyPage } from '#tests/kit/browser/stage.tsx';
import { anna } from '#tests/kit/customer/sky.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

testPaths(spec, {
  inputs: {
    'a listed flight': { path: '/insurance/t-unmon', session: { ...anna, signedInAt: skyPage.now } },
  },
  triggers: {
    // The flight was reported on another screen of this page.
    'flight.touched': ({ portal }) =>
      portal.app.getSnapshot().children.flights?.send({ type: 'flights.touched', flightIds: ['flight-SK111'] }),
  },
});
