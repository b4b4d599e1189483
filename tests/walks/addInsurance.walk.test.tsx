import type { AddInsuranceDraft } from '#machines/insurance/addInsurance.machine.ts';
import { spec } from '#paths/specs/addInsurance.ts';
import { chooseTravellers, goBack, reopenTrip } from '#paths/specs/shared/insuring.ts';
import { draftItemOf } from '#rules/trips/insuring.ts';
import { skyTheme } from '#tests/kit/customer/sky.ts';
import { perform } from '#tests/kit/walks/acts.ts';
import { back, buy, goOn, insuring, left, leftUnfinished, lookUp, out } from '#tests/kit/walks/insuring.ts';
import { walkThrough } from '#tests/kit/walks/walk.ts';

const { config } = skyTheme;
const payoutFirst = {
  ...skyTheme,
  config: { ...config, flags: { ...config.flags, payoutRequiredBeforeTrip: true } },
};
const toReturn: AddInsuranceDraft = { ...left, tripType: 'return', items: [draftItemOf([out])] };

walkThrough(spec, {
  inputs: {
    'a new trip': insuring,
    'without a payout method where one is needed': {
      ...insuring,
      page: { theme: payoutFirst },
      answers: { ...insuring.answers, PayoutMethods: { payoutMethods: [] } },
    },
    'left at the flights': leftUnfinished({ ...toReturn, page: 'listing' }),
    'left while looking up': leftUnfinished({ ...toReturn, page: 'looking up' }),
    'left while completing': leftUnfinished({
      ...toReturn,
      items: [...toReturn.items, draftItemOf([back])],
      page: 'completing',
    }),
  },
  begin: goOn,
  holds: ['FlightCheck', 'InsureTrip'],
  onceEach: true,
  answers: {
    flightLookup: {
      'one flight': lookUp,
      'more flights than there is room for': () => {
        throw new Error('They are more than the page takes');
      },
      left: (stage) => perform(stage, goBack, {}),
    },
    completeTrip: {
      insured: buy,
      'left for the flights': (stage) => perform(stage, goBack, {}),
      'left for the trip': async (stage) => {
        const travellers = { passengerIds: ['Anna Berg'], delegatedPassengerId: null };
        await perform(stage, chooseTravellers, travellers);
        await stage.pass(500);
        await perform(stage, reopenTrip, {});
      },
    },
  },
  cannot: {
    'flightLookup: more flights than there is room for': 'the page that asks which of them lets nobody choose more',
  },
});
