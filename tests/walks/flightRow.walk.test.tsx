import { spec } from '#paths/specs/flightRow.ts';
import { walkThrough } from '#tests/kit/walks/walk.ts';

walkThrough(spec, {
  root: '[data-trip=t-unmon] [data-machine=flightRow]',
  triggers: {
    // The flight was reported meanwhile, in another screen of this page.
    'flight.touched': ({ portal }) =>
      portal.app.getSnapshot().children.flights?.send({ type: 'flights.touched', flightIds: ['flight-SK111'] }),
  },
});
