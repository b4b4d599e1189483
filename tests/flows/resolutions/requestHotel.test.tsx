import { told } from '#paths/specs/kit/requests.ts';
import { spec } from '#paths/specs/resolutions/requestHotel.ts';
import { skyPage } from '#tests/kit/browser/stage.tsx';
import { anna } from '#tests/kit/customer/sky.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

const at = (status: string) => ({
  path: '/resolution/select?category=FLIGHT&tripId=t-delay&flightId=flight-SK102',
  session: { ...anna, signedInAt: skyPage.now },
  answers: { ResolutionOptions: told('HOTEL', status) },
});

testPaths(spec, {
  inputs: { 'to be asked': at('Initial'), 'to be chosen': at('OptionsSent'), 'under way': at('Requested') },
});
