import { openRejection, spec, toldAs } from '#paths/specs/resolutions/overrideOption.ts';
import { skyPage } from '#tests/kit/browser/stage.tsx';
import { anna } from '#tests/kit/customer/sky.ts';
import { play } from '#tests/kit/flows/happen.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

const accessProfile = [
  ...anna.accessProfile,
  { feature: 'customer-travel-resolutions', accessRights: ['READ', 'UPDATE', 'AGENT-OPTIONS'] },
];

testPaths(spec, {
  inputs: {
    'by hand': {
      path: '/resolution/select?category=FLIGHT&tripId=t-delay&flightId=flight-SK102',
      session: {
        ...anna,
        agentId: 'agent-7',
        roles: { AGENT: { write: true } },
        accessProfile,
        signedInAt: skyPage.now,
      },
      answers: { ResolutionOptions: toldAs('Initial') },
    },
  },
  begin: (stage) => play(stage, openRejection),
  answers: {
    readCase: { 'answered meanwhile': ({ wire }) => wire.answer('ResolutionOptions', toldAs('Booked')) },
  },
});
