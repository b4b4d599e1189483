import { expect } from 'vitest';

import { completeTripModel } from '#machines/insurance/completion/completeTrip.model.ts';
import { spec } from '#paths/specs/insurance/completeTrip.ts';
import { toDraftItem } from '#rules/insurance/tripTypes.ts';
import { continueOfferedDraft, insuring, leftAtTravellers, leftUnfinished } from '#tests/kit/areas/insuring.ts';
import { until } from '#tests/kit/browser/stage.tsx';
import { user } from '#tests/kit/customer/account.ts';
import { skyTheme, toUuid } from '#tests/kit/customer/sky.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

const [flight] = completeTripModel.inputs['who selects passengers'].flights;
const ofTheModel = { ...leftAtTravellers, items: flight ? [toDraftItem([flight])] : [] };
const atTravellers = leftUnfinished(ofTheModel);
const [annaId] = [toUuid(20)];
const known = { passengerIds: [annaId], delegatedPassengerId: annaId, bookingRef: null, key: toUuid(80) };
const { config } = skyTheme;
const withoutSelection = {
  ...skyTheme,
  config: { ...config, flags: { ...config.flags, passengerSelection: false } },
};
testPaths(spec, {
  inputs: {
    'who selects passengers': atTravellers,
    'an employee': {
      ...atTravellers,
      answers: { ...insuring.answers, User: { user: { ...user.user, employee: 1 } } },
    },
    'where passengers are not selected': { ...atTravellers, page: { theme: withoutSelection } },
    'left at the details': leftUnfinished({ ...ofTheModel, completion: { ...known, page: 'details' } }),
    'left while buying': leftUnfinished({ ...ofTheModel, completion: { ...known, page: 'buying' } }),
  },
  begin: continueOfferedDraft,
  onceEach: true,
  effects: {
    announceTrip: (stage) =>
      until(() => {
        expect(stage.wire.calls('Trips')).toHaveLength(2);
        const row = document.querySelector<HTMLElement>('[data-trip=t-sched] [data-machine=flightRow]');
        expect(row?.dataset.state).toBe('spinning');
      }),
  },
});
