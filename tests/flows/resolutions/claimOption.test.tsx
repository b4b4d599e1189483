import { toldCase, toldOption } from '#paths/specs/kit/remedies.ts';
import { spec } from '#paths/specs/resolutions/claimOption.ts';
import { claimPage } from '#tests/kit/areas/claims.ts';
import { type Opening, skyPage } from '#tests/kit/browser/stage.tsx';
import { payoutMethods } from '#tests/kit/customer/account.ts';
import { anna } from '#tests/kit/customer/sky.ts';
import { answer } from '#tests/kit/flows/answers.ts';
import type { Answer } from '#tests/kit/flows/flow.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

const [account] = payoutMethods.payoutMethods;

type Standing = { type?: 'CASH' | 'POINTS'; status?: string; manual?: boolean };

const answerable = {
  insured: { payoutCurrency: 'USD', payouts: null, disruptionOptions: { noAllowed: true, callMeAllowed: true } },
};

const told = ({ type = 'CASH', status = 'Initial', manual = false }: Standing = {}) =>
  toldCase(
    [
      toldOption(type, {
        prize: 40,
        manual,
        state: { status, ...(status !== 'Initial' && { resolution: { resolutionId: 'resolution', flightId: null } }) },
      }),
    ],
    answerable,
  );

const methodsWith = (description: string) => ({
  payoutMethods: [
    { ...account, description, extras: { addressLine1: '12 Harbour Road' } },
    { ...account, description: 'Savings', payoutMethodId: 'savings', preferred: 0 },
  ],
});

const at = (standing?: Standing): Opening => ({
  ...claimPage,
  answers: {
    ...claimPage.answers,
    ResolutionOptions: told(standing),
    PayoutMethods: methodsWith('Household account'),
  },
});

const looking = anna.accessProfile.map(({ feature }) => ({ feature, accessRights: ['READ' as const] }));

/** The disruption that answers the look-up. */
const read =
  (status: string): Answer =>
  ({ wire }, { from }) =>
    wire.answer('ResolutionOptions', told({ type: from.includes('points') ? 'POINTS' : 'CASH', status }));

testPaths(spec, {
  onceEach: true,
  inputs: {
    cash: at(),
    'cash that is paid by hand': at({ manual: true }),
    points: at({ type: 'POINTS' }),
    'claimed and not confirmed': at({ status: 'Requested' }),
    'claimed and paid by hand': at({ status: 'Requested', manual: true }),
    'who may only look': { ...at(), session: { ...anna, accessProfile: looking, signedInAt: skyPage.now } },
  },
  // The flow itself reads the methods only before it repeats a claim; otherwise the payout selection reads them.
  before: async ({ wire }, { type }) => {
    if (type === 'resend.requested') wire.hold(['PayoutMethods']);
    else wire.letThrough(['PayoutMethods']);
  },
  answers: {
    confirm: {
      'as it was': answer('ConfirmResolution', {
        confirmResolution: { __typename: 'ResolutionChanged', resolutionId: 'resolution', status: 'Requested' },
      }),
    },
    readMethods: {
      'as it was': answer('PayoutMethods', methodsWith('Household account')),
      // The page reads the methods again.
      otherwise: ({ wire }) => {
        wire.letThrough(['PayoutMethods']);
        wire.answer('PayoutMethods', methodsWith('Shared account'));
      },
    },
    readCase: {
      'not claimed': read('Initial'),
      claimed: read('Requested'),
      confirmed: read('Confirmed'),
      failed: read('Failed'),
      gone: answer('ResolutionOptions', toldCase([], answerable)),
    },
  },
});
