import { spec } from '#paths/specs/flightRow.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

testPaths(spec, {
  root: '[data-trip=t-unmon] [data-machine=flightRow]',
  triggers: {
    // The flight was reported meanwhile, in another screen of this page.
    'flight.touched': ({ portal }) =>
      portal.app.getSnapshot().children.flights?.send({ type: 'flights.touched', flightIds: ['flight-SK111'] }),
  },
});
