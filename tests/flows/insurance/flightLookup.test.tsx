import { flightLookupModel } from '#machines/insurance/lookup/flightLookup.model.ts';
import { inDays, spec } from '#paths/specs/insurance/flightLookup.ts';
import { dublinSaoPaulo, parisDublin } from '#paths/specs/kit/flights.ts';
import { stopWaiting } from '#paths/specs/kit/insuring.ts';
import { toDraftItem } from '#rules/insurance/tripTypes.ts';
import { continueOfferedDraft, left, leftUnfinished } from '#tests/kit/areas/insuring.ts';
import { skyPage } from '#tests/kit/browser/stage.tsx';
import { lookedUp } from '#tests/kit/customer/lookedUp.ts';
import { anna } from '#tests/kit/customer/sky.ts';
import { addDays, perform } from '#tests/kit/flows/acts.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

const embarkDate = addDays(skyPage.now, { inDays });
const { inputs } = flightLookupModel;
const single = { ...left, page: 'looking up' } as const;
const multi = { ...single, tripType: 'multi' } as const;
const charterer = {
  ...anna,
  signedInAt: skyPage.now,
  accessProfile: [...anna.accessProfile, { feature: 'customer-travel-chartered', accessRights: ['CREATE'] }],
};

testPaths(spec, {
  inputs: {
    'the flight of a single trip': leftUnfinished(single),
    'a leg': leftUnfinished({ ...multi, items: [toDraftItem([lookedUp('CDG-OSL', '2026-11-28')])] }),
    'the way back, after the same flight out': leftUnfinished({
      ...single,
      tripType: 'return',
      items: [toDraftItem([{ ...parisDublin, embarkDate }])],
    }),
    'a flight, by who may charter': { ...leftUnfinished(multi), session: charterer },
    'left while entering by hand': {
      ...leftUnfinished({ ...multi, lookup: inputs['left while entering by hand'].draft }),
      session: charterer,
    },
    'left with the flight that was found': leftUnfinished({
      ...single,
      lookup: { ...inputs['left with the flight that was found'].draft, found: [{ ...parisDublin, embarkDate }] },
    }),
    'left while choosing': leftUnfinished({
      ...single,
      lookup: {
        ...inputs['left while choosing'].draft,
        found: [parisDublin, dublinSaoPaulo].map((flight) => ({ ...flight, embarkDate })),
      },
    }),
  },
  begin: continueOfferedDraft,
  triggers: {
    'wait.ended': async (stage) => {
      await stage.pass(10_000);
      await perform(stage, stopWaiting, {});
    },
  },
  onceEach: true,
});
