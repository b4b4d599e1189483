import { sendPayoutDetailsModel } from '#machines/claims/details/sendPayoutDetails.model.ts';
import type { PayoutMethod } from '#machines/payouts/payouts.ts';
import { give, spec } from '#paths/specs/claims/sendPayoutDetails.ts';
import { askedField } from '#paths/specs/kit/payouts.ts';
import { ofBusiness } from '#tests/kit/areas/business.ts';
import type { Opening, Stage } from '#tests/kit/browser/stage.tsx';
import { payoutConfig, user } from '#tests/kit/customer/account.ts';
import { claim } from '#tests/kit/customer/business.ts';
import { play } from '#tests/kit/flows/happen.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

const { answers, inputs } = sendPayoutDetailsModel;
const input = inputs['from its claim'];
const { claim: waiting } = answers.readClaim.waiting;

const told = ({ fields, isPreferred, address: _, ...method }: PayoutMethod) => ({
  __typename: 'PayoutMethod',
  ...method,
  preferred: isPreferred ? 1 : 0,
  extras: {},
  accountNumber: null,
  sortCode: null,
  legalType: null,
  institutionNumber: null,
  transitNumber: null,
  accountType: null,
  email: null,
  ...fields,
});
const methodsOf = ({ methods }: { methods: readonly PayoutMethod[] }) => ({ payoutMethods: methods.map(told) });
const before = methodsOf(answers.readMethods['without it']);

const claimsWith = (payouts: typeof waiting.payouts) => ({
  claims: [
    claim(7, {
      alertId: waiting.alertId,
      itemId: waiting.itemId,
      status: waiting.status,
      confirmed: true,
      payouts: payouts.map((payout) => ({ __typename: 'ClaimPayout', ...payout })),
    }),
  ],
});

const vendor = { vendor: 'BUSINESS-BANK', service: 'BUSINESS', provider: 'BANK', type: 'BANK' } as const;
const choice = (key: string, name: string) => ({ __typename: 'AllowedValue' as const, key, name });
const config = {
  payoutConfig: {
    ...payoutConfig.payoutConfig,
    payouts: {
      ...payoutConfig.payoutConfig.payouts,
      providers: [{ __typename: 'PayoutProvider', ...vendor, name: 'Business account' }],
    },
  },
};

const page: Opening = {
  ...ofBusiness,
  path: '/insurance',
  answers: {
    ...ofBusiness.answers,
    User: { user: { ...user.user, emailAddress: input.email } },
    Claims: claimsWith(waiting.payouts),
    PayoutMethods: before,
    PayoutConfig: config,
    RequiredFields: {
      requiredFields: {
        __typename: 'RequiredFields',
        ...vendor,
        fields: [
          askedField('legalType', 'Account holder type', {
            type: 'radio',
            valuesAllowed: [choice('PRIVATE', 'Myself'), choice('BUSINESS', 'A business')],
          }),
          askedField('institutionNumber', 'Institution number'),
          askedField('transitNumber', 'Transit number'),
          askedField('accountNumber', 'Account number'),
          askedField('accountType', 'Account type', {
            type: 'select',
            valuesAllowed: [choice('CHECKING', 'Checking')],
          }),
          askedField('sortCode', 'Routing number'),
          askedField('email', 'Email address', { type: 'email' }),
        ],
      },
    },
  },
};

const readChoice = ({ wire }: Stage) => {
  if (wire.isWaiting('PayoutMethods')) wire.answer('PayoutMethods', before);
  wire.answer('PayoutConfig', config);
};

const methodsAs =
  (sample: Exclude<keyof typeof answers.readMethods, 'PAYOUT_SERVICE_ERROR'>) =>
  ({ wire }: Stage) =>
    wire.answer('PayoutMethods', methodsOf(answers.readMethods[sample]));

testPaths(spec, {
  inputs: { 'from its claim': page },
  onceEach: true,
  begin: (stage) => play(stage, [{ acts: [give] }]),
  answers: {
    readChoice: { read: readChoice },
    readMethods: {
      'with it': methodsAs('with it'),
      'without it': ({ wire }) => wire.answer('PayoutMethods', before),
      'as it was corrected': methodsAs('as it was corrected'),
      'with it and another address': methodsAs('with it and another address'),
      'with other numbers': methodsAs('with other numbers'),
    },
    readClaim: {
      sent: ({ wire }) => wire.answer('Claim', claimsWith(answers.readClaim.sent.claim.payouts)),
      waiting: ({ wire }) => wire.answer('Claim', claimsWith(waiting.payouts)),
      'no claim': ({ wire }) => wire.answer('Claim', { claims: [] }),
    },
  },
});
