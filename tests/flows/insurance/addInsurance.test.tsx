import type { AddInsuranceDraft } from '#machines/insurance/tripEntries.ts';
import { spec } from '#paths/specs/insurance/addInsurance.ts';
import { toDraftItem } from '#rules/insurance/tripTypes.ts';
import { back, continueOfferedDraft, insuring, left, leftUnfinished, out } from '#tests/kit/areas/insuring.ts';
import { oneWallet, press, setUpWallet } from '#tests/kit/areas/payouts.ts';
import type { Opening } from '#tests/kit/browser/stage.tsx';
import { passengers } from '#tests/kit/customer/account.ts';
import { skyTheme } from '#tests/kit/customer/sky.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';
import { say } from '#tests/kit/flows/texts.ts';

const { config } = skyTheme;
const payoutFirst = {
  ...skyTheme,
  config: { ...config, flags: { ...config.flags, payoutRequiredBeforeTrip: true } },
};
const [passenger] = passengers.passengers;
const answers = {
  ...insuring.answers,
  Passengers: { passengers: [{ ...passenger, name: 'Polly', surname: 'Ames' }] },
};
const toReturn: AddInsuranceDraft = { ...left, tripType: 'return', items: [toDraftItem([out])] };
const leftAt = (page: AddInsuranceDraft['page'], items = toReturn.items): Opening => ({
  ...leftUnfinished({ ...toReturn, page, items }),
  answers,
});

testPaths(spec, {
  inputs: {
    'a new trip': { ...insuring, answers },
    'without a payout method where one is needed': {
      ...insuring,
      page: { theme: payoutFirst },
      answers: { ...answers, ...oneWallet },
    },
    'left at the flights': leftAt('listing'),
    'left while looking up': leftAt('looking up'),
    'left while completing': leftAt('completing', [...toReturn.items, toDraftItem([back])]),
  },
  begin: continueOfferedDraft,
  triggers: {
    'payout.setUp': async (stage) => {
      await setUpWallet(stage);
      await press(stage, say('insurance.payout.onward'));
    },
  },
  onceEach: true,
});
