import { screen } from '@testing-library/react';

import type { PayoutMethod } from '#machines/payouts/payouts.ts';
import { household, selectPayoutModel } from '#machines/resolutions/cash/selectPayout.model.ts';
import { chooseAccount, claimMoney } from '#paths/specs/kit/cases.ts';
import { mended } from '#paths/specs/kit/mending.ts';
import { sum, toldCase, toldOption } from '#paths/specs/kit/remedies.ts';
import {
  chooseWallet,
  describeWallet,
  pressClose,
  pressContinue,
  spec,
} from '#paths/specs/resolutions/selectPayout.ts';
import { claimPage, paidThrough, throughCorporate, walletFields } from '#tests/kit/areas/claims.ts';
import { type Stage, settled, skyPage } from '#tests/kit/browser/stage.tsx';
import { anna, skyTheme } from '#tests/kit/customer/sky.ts';
import type { Answer } from '#tests/kit/flows/flow.ts';
import { play } from '#tests/kit/flows/happen.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';
import { say } from '#tests/kit/flows/texts.ts';

const { config } = skyTheme;

const told = ({ isPreferred, address, fields, ...method }: PayoutMethod) => ({
  ...method,
  ...fields,
  preferred: Number(isPreferred),
  extras: address,
});

/** Answers every pending call, because the page reads corrected methods again, too. */
function answerAll({ wire }: Stage, document: string, data: unknown): void {
  for (const call of wire.calls(document)) call.answer(Response.json({ data }));
  wire.answer(document, data);
}

const answers = Object.fromEntries(
  Object.entries(selectPayoutModel.answers.readPayouts).flatMap(([sample, read]): [string, Answer][] => {
    if (!('methods' in read)) return [];
    const { vendors, methods } = read;
    const answer: Answer = async (stage) => {
      const { wire } = stage;
      answerAll(stage, 'PayoutMethods', { payoutMethods: methods.map(told) });
      await settled();
      // If a partner pays, a customer without a method needs no provider.
      if (wire.isWaiting('PayoutConfig')) {
        if (vendors) answerAll(stage, 'PayoutConfig', paidThrough(...vendors));
        else wire.refuse('PayoutConfig', { status: 400, code: 'PAYOUT_SERVICE_NOT_CONFIGURED' });
      }
      await settled();
      // The page reads its methods again if they have changed.
      if (wire.isWaiting('PayoutMethods')) wire.answerAsEver('PayoutMethods');
    };
    return [[sample, answer]];
  }),
);

async function setUp(stage: Stage, isOnward: boolean): Promise<void> {
  await play(stage, chooseWallet);
  stage.wire.answer('RequiredFields', walletFields);
  await play(stage, describeWallet);
  await play(stage, isOnward ? pressContinue : pressClose);
}

/** The page on which a method can be set up. */
const page = {
  ...claimPage,
  answers: {
    ...claimPage.answers,
    PayoutConfig: paidThrough('MANUAL-BANK', 'WALLET-PAYGO'),
    PayoutMethods: { payoutMethods: [] },
  },
};

const byPartner = {
  ResolutionOptions: toldCase([toldOption('CASH', { prize: 40 })], {
    insured: { payoutCurrency: 'USD', payouts: 'partner', disruptionOptions: null },
  }),
};

/** Opens the page of a customer with payout methods. */
const having = (first: PayoutMethod, more: object = {}, ...others: PayoutMethod[]) => ({
  ...page,
  answers: { ...page.answers, PayoutMethods: { payoutMethods: [first, ...others].map(told) }, ...more },
});
const hasSeveral = () => screen.queryByText(say('resolutions.money.several', { count: '2' })) !== null;

const unchanged = anna.accessProfile.map(({ feature, accessRights }) => ({
  feature,
  accessRights: feature === 'customer-payouts' ? ['READ', 'CREATE'] : accessRights,
}));

const confirmed = { status: 'Confirmed', resolution: { resolutionId: 'resolution', flightId: null } };

/** Every path sets up, completes or loses the same account. */
const prepared = {
  RequiredFields: throughCorporate.answers?.['RequiredFields'],
  CreatePayoutMethod: { createPayoutMethod: { payoutMethodId: 'household' } },
  UpdatePayoutMethod: mended.data,
  SubmitResolution: {
    submitResolution: { __typename: 'ResolutionChanged', resolutionId: 'resolution', status: 'Confirmed' },
  },
  ResolutionOptions: toldCase([toldOption('CASH', { prize: 40, state: confirmed })]),
};

testPaths(spec, {
  onceEach: true,
  inputs: {
    'a customer': page,
    'whom a partner pays': {
      ...page,
      answers: {
        ...page.answers,
        ...byPartner,
      },
    },
    'who was told where it goes': having(household),
    'whom a partner pays, and who was told where it goes': having(household, byPartner),
    'who wants it elsewhere': having(household, {}, { ...household, payoutMethodId: 'another', isPreferred: false }),
    'who may change none': { ...page, session: { ...anna, accessProfile: unchanged, signedInAt: skyPage.now } },
    'who may set none up': {
      ...page,
      page: { theme: { ...skyTheme, config: { ...config, flags: { ...config.flags, payoutsDisabled: true } } } },
    },
  },
  begin: async (stage) => {
    for (const [call, data] of Object.entries(prepared)) stage.wire.prepare(call, data);
    // The page requests the methods before the claim does.
    if (stage.wire.isWaiting('PayoutMethods')) stage.wire.answerAsEver('PayoutMethods');
    const claim = screen.getByRole('button', { name: say('resolutions.claim.cash.submit', sum) });
    if (claim.getAttribute('aria-disabled') === 'true') await settled();
    stage.wire.hold(['PayoutConfig']);
    await play(stage, hasSeveral() ? chooseAccount : claimMoney());
  },
  triggers: {
    'method.setUp': (stage, { payoutMethodId, isOnward }) =>
      payoutMethodId
        ? setUp(stage, isOnward)
        : play(stage, [{ acts: [{ press: 'button', named: 'payouts.form.cancel' }] }]),
  },
  answers: { readPayouts: answers },
});
